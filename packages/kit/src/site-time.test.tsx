/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { createFakeShell } from '@tessera/testing';
import { screen } from '@testing-library/react';
import { useSiteTime } from './site-time.ts';
import { renderInScope } from './testing.tsx';

const AT = '2026-03-01T02:30:00Z';

function Times() {
  const siteTime = useSiteTime();
  return (
    <p>
      {siteTime(AT)} / {siteTime(AT, { dateStyle: 'medium' })}
    </p>
  );
}

const show = async (timeZone: string) => {
  await renderInScope(<Times />, {
    config: { name: 'mf-test' },
    shell: createFakeShell({ settings: { timeZone } }),
    messages: async () => ({ default: {} }),
  });
  return screen.getByText(/2026/).textContent;
};

test('writes times by the site’s clock, with the device’s beside it where they differ', async () => {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shown = await show('America/Caracas');
  expect(shown).toMatch(/^Feb 28, 2026, 10:30\sPM/u);
  expect(shown).toMatch(/\/ Feb 28, 2026$/);
  if (device !== 'America/Caracas') expect(shown).toMatch(/GMT-4 \(.+\)/);
});

test('writes one time where both clocks agree', async () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(await show(timeZone)).not.toMatch(/GMT|\(/);
});

/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createFakeShell } from '@tessera/testing';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ScopeProvider } from './remote.tsx';
import { useSiteNow } from './site-clock.ts';
import { openScope, renderInScope } from './testing.tsx';

const RENDERED = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
const config = { name: 'mf-x' };
const messages = async () => ({ default: {} });

function Now() {
  return <time>{new Date(useSiteNow()).toISOString()}</time>;
}

const page = async (nowMs: number) => {
  const shell = createFakeShell({ clock: { now: () => nowMs, renderedAt: RENDERED } });
  const { scope } = await openScope(config, shell, messages);
  return (
    <ScopeProvider scope={scope}>
      <Now />
    </ScopeProvider>
  );
};

test('the browser takes over markup with the server’s time, and shows the present time after it', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(await page(RENDERED + MINUTE));
  expect(place.textContent).toBe('2026-03-01T12:00:00.000Z');
  const errors: unknown[] = [];
  const inBrowser = await page(RENDERED + 17 * MINUTE);
  await act(
    async () => void hydrateRoot(place, inBrowser, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(place.textContent).toBe('2026-03-01T12:17:00.000Z');
});

test('a part that is shown later has the time of then, by the clock of the site', async () => {
  const shell = createFakeShell({ clock: { now: () => RENDERED + 90 * MINUTE, renderedAt: RENDERED } });
  const { container } = await renderInScope(<Now />, { config, shell, messages });
  expect(container.textContent).toBe('2026-03-01T13:30:00.000Z');
});

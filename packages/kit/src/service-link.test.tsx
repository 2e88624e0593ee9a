/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createFakeShell } from '@tessera/testing';
import { fireEvent, screen } from '@testing-library/react';
import { serviceLink, useServiceLink } from './service-link.ts';
import { renderInScope } from './testing.tsx';

const HELP = 'https://help.example/chat';

test('opens another site in a new tab', () => {
  const { windows } = createFakeShell();
  const link = serviceLink(windows, HELP);
  expect(link).toMatchObject({
    isExternal: true,
    anchor: { href: HELP, target: '_blank', rel: 'noopener noreferrer' },
  });
  link?.open();
  expect([windows.external, windows.visited]).toEqual([[HELP], []]);
});

test('stays in the window for a page of this site, in the language that is shown', () => {
  const { windows } = createFakeShell({ locale: 'hi_IN' });
  const link = serviceLink(windows, '/faq/8');
  expect(link?.isExternal).toBe(false);
  expect(link?.anchor).toEqual({ href: windows.href('/faq/8'), onClick: link?.anchor.onClick });
  expect(link?.anchor.href).not.toBe('/faq/8');
  link?.open();
  expect([windows.external, windows.visited]).toEqual([[], ['/faq/8']]);
});

test.each(['', null, 'javascript:alert(1)', '//evil.example', '/.//evil.example'])(
  'ignores %j',
  (address) => {
    expect(serviceLink(createFakeShell().windows, address)).toBeUndefined();
  },
);

test('leaves a click for a new tab or a download to the browser', async () => {
  const shell = createFakeShell({ settings: { customerServiceLink: '/faq/8' } });
  const Help = () => <a {...useServiceLink()?.anchor}>Help</a>;
  await renderInScope(<Help />, { config: { name: 'mf-x' }, shell, messages: async () => ({ default: {} }) });
  const link = screen.getByRole('link');
  for (const held of [
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]) {
    expect(fireEvent.click(link, held)).toBe(true);
  }
  expect(shell.windows.visited).toEqual([]);
  expect(fireEvent.click(link)).toBe(false);
  expect(shell.windows.visited).toEqual(['/faq/8']);
});

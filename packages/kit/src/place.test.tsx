/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createFakeShell } from '@tessera/testing';
import { fireEvent, screen } from '@testing-library/react';
import { usePlace } from './place.ts';
import { renderInScope } from './testing.tsx';

function Door() {
  return <a {...usePlace('/user/Info')}>To the page</a>;
}

test('a link within a frame stays in this window, unless the player asks for another', async () => {
  const shell = createFakeShell();
  await renderInScope(<Door />, {
    config: { name: 'mf-x' },
    shell,
    messages: async () => ({ default: {} }),
    at: '/user',
  });
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/user/Info');
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
    expect(fireEvent.click(link, { [key]: true })).toBe(true);
    expect(window.location.pathname).toBe('/user');
  }
  expect(fireEvent.click(link)).toBe(false);
  expect(window.location.pathname).toBe('/user/Info');
  expect(shell.windows.opened).toEqual([]);
});

/** @jest-environment jsdom */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { useCalm } from './feel.ts';

/** Little motion: the member's preference, and else the system's. */

const system = Object.assign(new EventTarget(), { matches: false, media: '' });
const host = document.createElement('div');
const Look = () => <p>{useCalm() ? 'calm' : 'moving'}</p>;

async function shownFor(address: string, systemIsCalm: boolean): Promise<string | null> {
  history.replaceState(null, '', address);
  system.matches = systemIsCalm;
  await act(() => render(<Look />, host));
  return host.textContent;
}

beforeEach(() => {
  window.matchMedia = () => system as unknown as MediaQueryList;
});
afterEach(() => act(() => render(null, host)));

test.each([
  ['/play/ts-crash-1', false, 'moving'],
  ['/play/ts-crash-1', true, 'calm'],
  ['/play/ts-crash-1?motion=reduced', false, 'calm'],
  ['/play/ts-crash-1?motion=full', true, 'moving'],
])('%s with little motion in the system %s is %s', async (address, systemIsCalm, look) => {
  expect(await shownFor(address, systemIsCalm)).toBe(look);
});

test.each([
  ['/play/ts-crash-1', 'calm'],
  ['/play/ts-crash-1?motion=full', 'moving'],
])('when the system changes, %s is %s', async (address, look) => {
  await shownFor(address, false);
  system.matches = true;
  await act(() => void system.dispatchEvent(new Event('change')));
  expect(host.textContent).toBe(look);
});

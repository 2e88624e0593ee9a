/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import { bookOf, fakeBook, fixture } from '../../../page/testing/fake-book.ts';
import { openFrame, type OpenFrame } from '../../../page/testing/open-frame.tsx';
import page from './index.tsx';

const SESSION = { game: 'sportsbook', variant: 'football', gameName: 'Night Desk' } as const;

let frame: OpenFrame;
afterEach(() => frame.close());

test('counts a match’s last minute before its kick-off down, and the minutes before it; its board tells all to the second', async () => {
  const soon = fixture('3', { kickoffAt: 1_042_500 });
  const later = fixture('4', { kickoffAt: 1_150_500 });
  frame = await openFrame(page, fakeBook(bookOf([soon, later])).api, SESSION);
  const told = (selector: string) =>
    [...frame.host.querySelectorAll(selector)].map((time) => [
      time.textContent,
      time.getAttribute('aria-label'),
    ]);
  expect(told('.row time')).toEqual([
    [expect.stringMatching(/^00:4[123]$/), expect.stringMatching(/^Kick-off in 00:4[123]$/)],
    ['2 min', 'Kick-off in 2 min'],
  ]);
  await act(() => frame.host.querySelectorAll<HTMLButtonElement>('.row-match')[1]!.click());
  expect(told('.board time')).toEqual([
    [expect.stringMatching(/^02:(29|3[01])$/), expect.stringMatching(/^Kick-off in 02:(29|3[01])$/)],
  ]);
});

/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import { fakeTable, type FakeTable } from '../../../page/testing/fake-table.ts';
import { untilDrawn } from '../../../page/testing/until-drawn.ts';
import { openFrame, type OpenFrame } from '../../../page/testing/open-frame.tsx';
import { seededDraw } from '../../../testing/seeded.ts';
import { SPRINT, type RaceOffer, type RaceOutcome } from '../rules/race.ts';
import { arrivalOf, type RaceSnapshot } from './running.ts';
import page from './index.tsx';

let outcome: RaceOutcome;
let table: FakeTable;
let frame: OpenFrame;

function round(number: number, some: Partial<RaceSnapshot> = {}): RaceSnapshot {
  const now = Date.now();
  return {
    ...{ table: 'race-sprint', roundId: String(number), number, phase: 'betting', now },
    ...{ closesAt: now + 25_000, endsAt: null, nextAt: null, hash: 'a'.repeat(64) },
    ...{ offer: SPRINT.offer!(outcome) as RaceOffer, told: null, outcome: null, seed: null },
    ...{ players: 3, last: [] },
    ...some,
  };
}
const running = (ms: number): RaceSnapshot =>
  round(1, {
    ...{ phase: 'running', closesAt: Date.now() - ms },
    told: { order: outcome.order, run: outcome.run },
  });
const all = (selector: string): HTMLElement[] => [...frame.host.querySelectorAll<HTMLElement>(selector)];
const odds = (spot: string): HTMLElement => frame.host.querySelector(`[data-spot="${spot}"]`)!;
const press = (element: HTMLElement): Promise<void> => act(() => element.click()) as Promise<void>;
const key = (on: HTMLElement, name: string): Promise<void> =>
  act(() => {
    on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  }) as Promise<void>;

beforeAll(() => {
  // jsdom draws nothing: what is drawn is looked at in a browser.
  const nothing = new Proxy({}, { get: () => () => nothing, set: () => true });
  HTMLCanvasElement.prototype.getContext = () => nothing as never;
  globalThis.Path2D = class {} as never;
});
beforeEach(async () => {
  outcome = SPRINT.draw(seededDraw(11));
  table = fakeTable(round(1));
  frame = await openFrame(page, table.api, {
    ...{ game: 'race', variant: 'sprint', gameCode: 'ts-race-sprint-tide-1', defaultStake: '1.00' },
    stakes: ['1.00', '2.00', '5.00'],
  });
});
afterEach(() => frame.close());

test('each machine of the field has its odds, and the sheet of two has those of every second', async () => {
  const offer = SPRINT.offer!(outcome);
  expect(all('.odds')).toHaveLength(12);
  expect(odds('win-2').textContent).toBe((offer.lanes[2]!.win / 100).toFixed(2));
  await press(all('.choice input')[1]!);
  expect(all('.odds').map(({ dataset }) => dataset.spot)).toEqual(
    [1, 2, 3, 4, 5].map((n) => `exacta-0-${n}`),
  );
  await press(all('input[name="first"]')[3]!);
  expect(odds('exacta-3-0').textContent).toBe((offer.exacta[3]![0]! / 100).toFixed(2));
});

test('chips are laid, taken off and placed as one bet per spot', async () => {
  await press(odds('win-1'));
  await press(odds('win-1'));
  await press(odds('place-4'));
  await key(odds('place-4'), 'Delete');
  expect(all('.entry')).toHaveLength(1);
  await frame.press('Place $2.00');
  expect(table.mine.map(({ bets }) => bets)).toEqual([[{ on: { kind: 'win', lane: 1 }, stake: '2.00' }]]);
  expect(odds('win-1').getAttribute('aria-label')).toContain('Your stake: $2.00');
  expect(frame.meter('balance')).toBe('$98.00');
});

test('arrows go from odds to odds, and one of them is Tab’s', async () => {
  odds('win-0').focus();
  await key(odds('win-0'), 'ArrowRight');
  expect(document.activeElement).toBe(odds('place-0'));
  await key(odds('place-0'), 'ArrowDown');
  expect(document.activeElement).toBe(odds('place-1'));
  await key(odds('place-1'), 'ArrowRight');
  expect(document.activeElement).toBe(odds('place-1'));
  expect(all('.odds').filter(({ tabIndex }) => tabIndex === 0)).toEqual([odds('place-1')]);
});

test('chips that were not placed do not wait for another field', async () => {
  await press(odds('win-1'));
  await frame.hear('table', running(0));
  expect(frame.host.querySelector('.toast')!.textContent).toContain('The race has started');
  expect(all('.entry')).toHaveLength(0);
  outcome = SPRINT.draw(seededDraw(12));
  await frame.hear('table', round(2));
  expect(all('.entry')).toHaveLength(0);
  expect(odds('win-1').querySelector('.chip')).toBeNull();
});

test('who comes late sees how the race and the own bets stand, and the result once it is paid', async () => {
  const { order, run } = outcome;
  const [winner] = order as [number];
  await press(odds(`win-${winner}`));
  await press(odds(`win-${winner}`));
  await frame.press('Place $2.00');
  await frame.hear('table', running(Math.max(...run.map(arrivalOf)) + 1_000));
  const standings = () => all('.still li').map((row) => row.querySelector('.plate')!.textContent);
  const ends = order.map((lane) => String(lane + 1));
  await untilDrawn(() => standings().join() === ends.join(), 'the order of the arrivals');
  expect(standings()).toEqual(ends);
  expect(frame.host.querySelector('.line')!.getAttribute('data-stands')).toBe('won');
  expect(all('.still .time').map(({ textContent }) => textContent!.startsWith('+'))).toEqual(
    order.map((_, place) => place > 0),
  );
  await frame.hear('table', round(1, { phase: 'over', outcome, closesAt: Date.now() - 30_000 }));
  await frame.hear('settled', table.settle(table.mine[0]!.roundId, '9.40'));
  expect(frame.host.querySelector('.result')!.getAttribute('data-verdict')).toBe('win');
  expect(frame.host.querySelector('[aria-live]')!.textContent).toMatch(/^Finished: .*Win: \$9\.40\./);
});

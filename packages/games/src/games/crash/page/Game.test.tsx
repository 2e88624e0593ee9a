/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import type { TableSnapshot } from '../../../page/kit.ts';
import { fakeTable, type FakeTable } from '../../../page/testing/fake-table.ts';
import { openFrame, type OpenFrame } from '../../../page/testing/open-frame.tsx';
import type { CrashOutcome } from '../rules/crash.ts';
import page from './index.tsx';

function round(number: number, some: Partial<TableSnapshot<CrashOutcome>>): TableSnapshot<CrashOutcome> {
  const now = Date.now();
  return {
    ...{ table: 'crash-classic', roundId: String(number), number, phase: 'betting', now },
    ...{ closesAt: now + 8_000, endsAt: null, nextAt: null, hash: 'a'.repeat(64), players: 2 },
    ...{ offer: null, told: null, outcome: null, seed: null, last: [] },
    ...some,
  };
}
const OVER = { phase: 'over', outcome: { crashAt: 240 } } as const;

let table: FakeTable;
let frame: OpenFrame;
async function open(snapshot: TableSnapshot<CrashOutcome>): Promise<void> {
  table = fakeTable(snapshot);
  frame = await openFrame(page, table.api, {
    ...{ game: 'crash', variant: 'classic', gameCode: 'ts-crash-classic-orbit-1' },
    ...{ stakes: ['1.00', '2.00', '5.00'], defaultStake: '1.00' },
  });
}
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: 1, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  frame.close();
  jest.useRealTimers();
});

const bet = (number: number): HTMLElement =>
  frame.host.querySelector<HTMLElement>(`.bet[data-number="${number}"]`)!;
const button = (within: HTMLElement, name: string): HTMLButtonElement =>
  [...within.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )!;
const press = async (within: HTMLElement, name: string): Promise<void> => {
  await act(() => button(within, name).click());
  await frame.settle();
};
/** Effects run after a frame has been drawn. */
const frames = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(200));
const stakes = (): string[] => table.mine.map(({ stake }) => stake);

test('one bet stands there until the player asks for a second one, which has a stake of its own', async () => {
  await open(round(1, {}));
  expect(bet(2)).toBeNull();
  await frame.press('Second bet');
  await press(bet(2), 'Raise the stake');
  await press(bet(1), 'Bet $1.00');
  await press(bet(2), 'Bet $2.00');
  expect(stakes()).toEqual(['1.00', '2.00']);
  expect(table.balance).toBe(9_700n);
});

test('two bets that wait for the next round are placed one after the other as it opens', async () => {
  await open(round(1, OVER));
  await frame.press('Second bet');
  await press(bet(2), 'Raise the stake');
  await press(bet(1), 'Bet $1.00 next');
  await press(bet(2), 'Bet $2.00 next');
  expect(table.mine).toEqual([]);
  await frame.hear('table', round(2, {}));
  await frames();
  expect(stakes().sort()).toEqual(['1.00', '2.00']);
});

test('a bet that is taken back leaves the other one in its place', async () => {
  await open(round(1, {}));
  await frame.press('Second bet');
  await press(bet(2), 'Raise the stake');
  await press(bet(2), 'Bet $2.00');
  await press(bet(1), 'Bet $1.00');
  await press(bet(2), 'Take the bet back');
  expect(table.mine.map(({ stake, state }) => `${stake} ${state}`)).toEqual(['2.00 returned', '1.00 open']);
  expect(button(bet(1), 'Take the bet back')).toBeDefined();
  expect(button(bet(2), 'Bet $2.00')).toBeDefined();
});

test('while one bet is being taken out, the other one can be', async () => {
  await open(round(1, {}));
  await frame.press('Second bet');
  await press(bet(1), 'Bet $1.00');
  await press(bet(2), 'Bet $1.00');
  const asked: string[] = [];
  table.api.takeOut = (roundId) => {
    asked.push(roundId);
    return new Promise(() => undefined);
  };
  await frame.hear('table', round(1, { phase: 'running', closesAt: Date.now() - 5_000 }));
  await frames();
  const takeOut = (within: HTMLElement): HTMLButtonElement =>
    [...within.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Take out'))!;
  await act(() => takeOut(bet(1)).click());
  await act(() => takeOut(bet(1)).click());
  await act(() => takeOut(bet(2)).click());
  expect(asked).toEqual(table.mine.map(({ roundId }) => roundId));
});

test('what both have brought is told as one result', async () => {
  await open(round(1, {}));
  await frame.press('Second bet');
  await press(bet(1), 'Bet $1.00');
  await press(bet(2), 'Bet $1.00');
  const [first] = table.mine;
  table.mine[0] = { ...first!, takenOutMs: 5_000 };
  await frame.hear('settled', table.settle(first!.roundId, '1.78'));
  await frame.hear('table', round(1, { ...OVER, closesAt: Date.now() - 9_000 }));
  await frames();
  expect(frame.host.querySelector('.result')!.getAttribute('data-verdict')).toBe('partial');
  expect(frame.host.querySelector('.result-amount')!.textContent).toBe('$1.78');
});

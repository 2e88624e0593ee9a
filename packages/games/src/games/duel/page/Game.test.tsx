/** @jest-environment jsdom */
import { fakeTable, type FakeTable } from '../../../page/testing/fake-table.ts';
import { fitJsdom } from '../../../page/testing/browser.ts';
import { openFrame, type OpenFrame } from '../../../page/testing/open-frame.tsx';
import { BLITZ, ENTRANCE_MS, EXCHANGE_MS } from '../rules/duel.ts';
import page from './index.tsx';
import type { DuelSnapshot } from './moment.ts';
import { DUEL, snapshotOf } from './duel.fixture.ts';

let frame: OpenFrame;
let table: FakeTable;

/** A round that closes so many milliseconds from now. */
const closing = (
  ms: number,
  phase: DuelSnapshot['phase'],
  changed: Partial<DuelSnapshot> = {},
): DuelSnapshot => {
  const now = Date.now();
  return snapshotOf(phase, { now, closesAt: now + ms, ...changed });
};
async function open(state = closing(10_000, 'betting'), variant = 'arena'): Promise<void> {
  table = fakeTable(state);
  const session = { game: 'duel', variant, fair: { nextHash: null }, stakes: ['1.00', '5.00'] } as const;
  frame = await openFrame(page, table.api, { ...session, stakes: [...session.stakes] });
}
const tell = (state: DuelSnapshot): Promise<void> => frame.hear('table', state);
/** In the middle of an exchange, its blow has landed. */
const inExchange = (index: number): DuelSnapshot =>
  closing(-ENTRANCE_MS - (index + 0.7) * EXCHANGE_MS, 'running');

const bet = (name: string): HTMLButtonElement =>
  [...frame.host.querySelectorAll<HTMLButtonElement>('.bet')].find((one) =>
    one.getAttribute('aria-label')!.startsWith(name),
  )!;
const press = async (name: string): Promise<void> => {
  bet(name).click();
  await frame.settle();
};
const text = (selector: string): string => frame.host.querySelector(selector)?.textContent ?? '';
const lanterns = (side: string): number =>
  frame.host.querySelectorAll(`.corner-${side} .lanterns [data-lit]`).length;

beforeEach(fitJsdom);
afterEach(() => frame.close());

test('who meets is told with odds, chances, vigour and habits', async () => {
  await open();
  expect(text('.corner-left')).toContain('Wisp');
  expect(text('.corner-right')).toContain('Blaze');
  expect([lanterns('left'), lanterns('right')]).toEqual([6, 6]);
  expect(text('.corner-left .habits')).toMatch(/Strike 60%.*Sweep 20%.*Ward 20%/);
  expect(bet('Who wins: Wisp').getAttribute('aria-label')).toMatch(/Odds \d\.\d\d, chance \d\d%/);
  expect(text('.caption')).toBe('These two have not met lately.');
  expect(text('.stand')).toMatch(/^(10|9) seconds to bet$/);
});

test('when these two met before, how it ended is told', async () => {
  await open(closing(10_000, 'betting', { last: [{ number: 6, outcome: DUEL }] }));
  expect(text('.caption')).toBe('When they last met, Wisp won in exchange 6.');
  expect(text('.last')).toContain('Wisp beat Blaze in exchange 6');
});

test('chosen bets are placed together, marked, and can be taken back', async () => {
  await open();
  await press('Who wins: Wisp');
  await press('Exchanges: 6');
  await press('First blow: Together');
  bet('First blow: Together').dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
  await frame.settle();
  await frame.press('Bet $2.00');
  expect(table.mine[0]!.bets.map(({ on, stake }) => [on, stake])).toEqual([
    ['left', '1.00'],
    [expect.stringMatching(/over|under/), '1.00'],
  ]);
  expect(bet('Who wins: Wisp').getAttribute('aria-label')).toContain('Your stake: $1.00.');
  expect(text('.corner-left')).toContain('You back this one');
  expect(frame.meter('balance')).toBe('$98.00');
  await frame.press('Take the last one back');
  expect(frame.meter('balance')).toBe('$100.00');
  expect(text('.corner-left')).not.toContain('You back this one');
});

test('no more can be put on one bet than the table takes', async () => {
  await open();
  for (let chip = 0; chip < 7; chip += 1) await press('Who wins: Draw');
  await frame.press('Bet $5.00');
  expect(table.mine[0]!.bets).toEqual([{ on: 'draw', stake: '5.00' }]);
});

test('the duel is told exchange by exchange, and bets as soon as they are decided', async () => {
  await open();
  await press('First blow: Wisp');
  await frame.press('Bet $1.00');
  await tell(inExchange(0));
  expect(text('.caption')).toBe('Both keep their ward up. Nothing lands.');
  expect(bet('First blow: Wisp').dataset.stands).toBe('open');
  await tell(inExchange(1));
  expect(text('.caption')).toBe('Wisp is quicker. Blaze loses 1.');
  expect([text('.corner-left .move'), text('.corner-right .move')]).toEqual(['Strike', 'Sweep']);
  expect([lanterns('left'), lanterns('right')]).toEqual([6, 5]);
  expect(bet('First blow: Wisp').getAttribute('aria-label')).toMatch(/Your stake: \$1\.00\. Won\.$/);
  expect(bet('First blow: Blaze').dataset.stands).toBe('lost');
  expect(bet('Who wins: Wisp').dataset.stands).toBe('open');
  await tell(inExchange(4));
  expect(text('.caption')).toBe('Wisp breaks the ward. Blaze loses 2.');
  expect(text('.count')).toContain('5');
});

test('the end is read out with what the player’s bets have brought', async () => {
  await open();
  await press('Who wins: Wisp');
  await frame.press('Bet $1.00');
  await tell(inExchange(5));
  await tell(closing(-14_000, 'over'));
  expect(text('.caption')).toBe('Wisp wins in exchange 6.');
  expect([lanterns('left'), lanterns('right')]).toEqual([2, 0]);
  await frame.hear('settled', table.settle('placement-1', '1.86'));
  expect(text('[aria-live]')).toBe('Wisp wins in exchange 6. Win: $1.86. Balance $100.86.');
  expect(text('.result')).toContain('$1.86');
});

test('what was chosen and not placed in time is told to be so', async () => {
  await open();
  await press('Who wins: Blaze');
  await tell(inExchange(0));
  expect(text('.toast')).toContain('was not placed');
});

test('chips are for the champions that they were laid for', async () => {
  await open();
  await press('Who wins: Blaze');
  expect(bet('Who wins: Blaze').getAttribute('aria-label')).toContain('Your stake: $1.00.');
  await tell(closing(20_000, 'betting', { roundId: '8', number: 8 }));
  expect(bet('Who wins: Blaze').getAttribute('aria-label')).not.toContain('Your stake');
});

test('a round that could not be finished says so', async () => {
  await open();
  await tell(closing(-3_000, 'void'));
  expect(text('.caption')).toContain('All stakes went back');
  expect(text('.stand')).toBe('Cancelled');
});

test('the short duel has its own vigour and length', async () => {
  await open(closing(10_000, 'betting', { offer: BLITZ.offer!(DUEL) }), 'blitz');
  expect([lanterns('left'), lanterns('right')]).toEqual([3, 3]);
  await frame.press('Help');
  expect(frame.dialog()).toContain('After 6 exchanges');
});

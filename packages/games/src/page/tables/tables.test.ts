import type { Placement, TableSnapshot } from '../answers.ts';
import { createServerClock } from './clock.ts';
import { isStanding, NO_TABLE, phaseEnd, withPlacement, withSnapshot } from './table.model.ts';

const snapshot = (number: number, phase: TableSnapshot['phase']): TableSnapshot => ({
  ...{ table: 'crash-classic', roundId: String(number), number, phase, hash: '', seed: null, players: 1 },
  ...{ now: 0, closesAt: 100, endsAt: null, nextAt: null, offer: null, told: null, outcome: null, last: [] },
});
const placement = (roundId: string, payout: string | null, tableRoundId = '7'): Placement => ({
  ...{ roundId, tableRoundId, number: 7, bets: [], stake: '1.00', takenOutMs: null, at: 0, payout },
  state: payout === null ? 'open' : 'settled',
});

describe('the table', () => {
  const seven = withSnapshot(NO_TABLE, snapshot(7, 'running'));

  test('answers that overtake each other never take the table back', () => {
    expect(withSnapshot(seven, snapshot(7, 'betting'))).toBe(seven);
    expect(withSnapshot(seven, snapshot(6, 'over'))).toBe(seven);
    expect(withSnapshot(seven, snapshot(7, 'over')).snapshot!.phase).toBe('over');
  });

  test('the next round begins without the bets of the one before', () => {
    const bet = withPlacement(seven, placement('a', null));
    expect(withSnapshot(bet, snapshot(7, 'over')).mine).toHaveLength(1);
    expect(withSnapshot(bet, snapshot(8, 'betting')).mine).toEqual([]);
  });

  test('a placement is known once, and what is paid stays paid', () => {
    const paid = withPlacement(withPlacement(seven, placement('a', null)), placement('a', '3.00'));
    expect(paid.mine).toEqual([placement('a', '3.00')]);
    expect(withPlacement(paid, placement('a', null))).toBe(paid);
    expect(withPlacement(paid, placement('b', null, '6'))).toBe(paid);
    expect([placement('a', null), placement('a', '0')].map(isStanding)).toEqual([true, false]);
  });

  test('a phase ends when the server says, and nobody guesses where it does not', () => {
    expect(phaseEnd(snapshot(7, 'betting'))).toBe(100);
    expect(phaseEnd(snapshot(7, 'running'))).toBeUndefined();
    expect(phaseEnd({ ...snapshot(7, 'over'), nextAt: 900 })).toBe(900);
  });
});

describe('the server’s clock', () => {
  test('does not jump with the clock of the device', () => {
    const clock = createServerClock();
    clock.answered(50_000, clock.local(), clock.local());
    const real = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => real() + 3_600_000);
    expect(clock.now()).toBeLessThan(50_000 + 3_600_000);
    jest.restoreAllMocks();
  });

  test('takes over a slow answer that the estimate contradicts: the device has slept', () => {
    let local = 1_000;
    const clock = createServerClock(() => local);
    clock.answered(50_000, 990, 1_000);
    local = 4_000;
    clock.answered(3_650_000, 2_000, 4_000);
    expect(clock.now()).toBe(3_651_000);
  });

  test('is taken from the middle of an answer’s way', () => {
    const clock = createServerClock(() => 1_000);
    clock.answered(50_100, 900, 1_000);
    expect(clock.now()).toBe(50_150);
  });

  test('a slow answer does not spoil what a quick one has told, until that is old', () => {
    let local = 1_000;
    const clock = createServerClock(() => local);
    clock.answered(50_000, 990, 1_000);
    clock.answered(51_500, 1_000, 3_000);
    local = 3_000;
    expect(clock.now()).toBe(52_005);
    clock.answered(120_500, 62_000, 63_000);
    local = 63_000;
    expect(clock.now()).toBe(121_000);
  });
});

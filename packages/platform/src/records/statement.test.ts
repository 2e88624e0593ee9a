import fc from 'fast-check';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../db/connect.ts';
import { TRANSACTION_KINDS } from '../db/schema/ledger.ts';
import { serializable } from '../db/serializable.ts';
import { memberAccount, memberBalance, openAccount } from '../ledger/accounts.ts';
import { AWARD_KINDS } from '../ledger/award.ts';
import { bookHistory } from '../seed/book-history.ts';
import { siteDay } from '../site/calendar.ts';
import { makeMembers } from '../testing/members.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { statementOf } from './statement.ts';
import { monthsOf } from './statement.model.ts';

const FIRST = Date.parse('2025-10-28T00:00:00Z');
const HOUR_MS = 3_600_000;
const NOW = new Date('2026-05-20T12:00:00Z');

let connection: Connection;
beforeAll(async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(url, () => undefined);
});
afterAll(() => connection.close());

const entry = fc.record({
  kind: fc.constantFrom(...TRANSACTION_KINDS),
  at: fc.nat({ max: 4_800 }).map((hours) => new Date(FIRST + hours * HOUR_MS)),
  amount: fc.bigInt(1n, 90_000n),
  isCredit: fc.boolean(),
});

test('each month opens with the closing of the one before, and adds up to the ledger at its end', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 40 }), async (entries) => {
      const { db } = connection;
      const [member] = await makeMembers(db, 1);
      if (!member) throw new Error('there is no member');
      run += 1;
      const accountId = await serializable(db, async (tx) => {
        const own = await openAccount(tx, memberAccount(member.id, 'USD'));
        const house = await openAccount(tx, { kind: 'issue', owner: 'house', currency: 'USD' });
        const at = new Date(FIRST - HOUR_MS);
        const start = {
          kind: 'deposit',
          at,
          from: house,
          to: own,
          amount: 9_000_000n,
          key: `${run}:0`,
        } as const;
        const others = entries.map(({ isCredit, ...one }, index) => ({
          ...one,
          key: `${run}:${index + 1}`,
          from: isCredit ? house : own,
          to: isCredit ? own : house,
        }));
        await bookHistory(tx, [start, ...others]);
        return own;
      });
      const months = await statementOf(db, accountId, NOW);
      expect(months.map(({ month }) => month)).toEqual([
        ...['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
      ]);
      let before = 0n;
      for (const month of months) {
        expect(month.opening).toBe(before);
        const { opening, in: paidIn, out, staked, won, bonuses, net, closing } = month;
        expect(closing).toBe(opening + paidIn - out - staked + won + bonuses);
        expect(net).toBe(won - staked);
        const booked = entries
          .filter(({ at }) => siteDay(at).slice(0, 7) <= month.month)
          .reduce((sum, { amount, isCredit }) => sum + (isCredit ? amount : -amount), 9_000_000n);
        expect(closing).toBe(booked);
        before = closing;
      }
      expect(before).toBe((await memberBalance(db, member.id, 'USD')).balance);
    }),
    { numRuns: 25 },
  );
});

test('sorts each kind into its column; unknown ones count by their sign', () => {
  const sums = [
    { month: '2025-12', kind: 'wager', in: 0n, out: 500n },
    { month: '2025-12', kind: 'refund', in: 200n, out: 0n },
    { month: '2025-12', kind: 'payout', in: 900n, out: 0n },
    { month: '2025-12', kind: 'sign_in', in: 30n, out: 0n },
    { month: '2025-12', kind: 'a new kind', in: 7n, out: 4n },
  ];
  expect(monthsOf(sums, '2026-02')).toEqual([
    {
      month: '2025-12',
      ...{ opening: 0n, in: 7n, out: 4n, staked: 300n, won: 900n, bonuses: 30n, net: 600n, closing: 633n },
    },
    ...['2026-01', '2026-02'].map((month) => ({
      month,
      ...{ opening: 633n, in: 0n, out: 0n, staked: 0n, won: 0n, bonuses: 0n, net: 0n, closing: 633n },
    })),
  ]);
  expect(monthsOf([], '2026-02')).toEqual([]);
});

test.each(['welcome', ...AWARD_KINDS])('%s is what the house gave, and no money in', (kind) => {
  expect(monthsOf([{ month: '2026-05', kind, in: 700n, out: 0n }], '2026-05')).toMatchObject([
    { in: 0n, out: 0n, bonuses: 700n, closing: 700n },
  ]);
});

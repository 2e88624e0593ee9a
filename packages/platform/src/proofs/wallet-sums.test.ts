import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { toDecimal, toMinor } from '@tessera/domain';
import { backTransfers } from '../db/schema/wallets.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { codeOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openRealGame } from '../testing/wallet.ts';
import { proofSeed, report, sized } from './size.ts';

jest.setTimeout(sized(60_000, 20 * 60_000));

const MOVES = sized(100, 2_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 1_000_000 });
});
afterAll(() => platform.close());

/** `provider` is an index into the site's providers, modulo their number. Amounts are cents, some above what is there. */
const move = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      direction: fc.constantFrom('in' as const, 'out' as const),
      provider: fc.nat(1_000),
      amount: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 60_000 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ from: fc.constantFrom('all' as const, 'last' as const) }) },
);
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

/** A plain model of what the member has, in cents. */
interface Purse {
  cash: number;
  /** By provider. */
  readonly held: Map<number, number>;
}

/** Makes a move in the purse. @returns the code that it is answered with */
function moveIn(purse: Purse, one: Move, gpId: number, last: number): string {
  const heldAt = (id: number) => purse.held.get(id) ?? 0;
  if ('from' in one) {
    const emptied = one.from === 'all' ? [...purse.held.keys()] : [last];
    const sum = emptied.reduce((total, id) => total + heldAt(id), 0);
    if (sum === 0) return '102';
    purse.cash += sum;
    for (const id of emptied) purse.held.set(id, 0);
    return 'accepted';
  }
  if (one.amount > (one.direction === 'in' ? purse.cash : heldAt(gpId))) return '101';
  const sign = one.direction === 'in' ? 1 : -1;
  purse.cash -= sign * one.amount;
  purse.held.set(gpId, heldAt(gpId) + sign * one.amount);
  return 'accepted';
}

/** Adds up the entries of the member's accounts, in cents: not the balances that the ledger keeps beside them. */
async function entriesOf(memberId: number): Promise<{ readonly cash: number; readonly total: number }> {
  const { rows } = await platform.db.execute(sql`
    SELECT coalesce(sum(entry.amount) FILTER (WHERE account.kind = 'member'), 0)::int AS cash,
      coalesce(sum(entry.amount), 0)::int AS total
    FROM ledger_accounts account
    JOIN ledger_entries entry ON entry.account_id = account.id
    WHERE (account.kind = 'member' AND account.owner = ${String(memberId)})
      OR (account.kind = 'provider_wallet' AND account.owner LIKE ${`${memberId}:%`})`);
  return rows[0] as { cash: number; total: number };
}

test('the wallets add up to the entries of the ledger after each of many random moves', async () => {
  const token = await platform.logIn();
  const { id } = await platform.send('layout', {}, { token });
  await openRealGame(platform, token);
  const walletsNow = () => platform.send('wallets', { all: 1 }, { token });
  const { cash, myCashList, lastGpId } = await walletsNow();
  const cents = (amount: string) => Number(toMinor(amount, 'USD'));
  const purse: Purse = { cash: cents(cash), held: new Map() };
  const { total } = await entriesOf(id);
  const codes: string[] = [];

  const send = async (one: Move, gpId: number) => {
    if (!('from' in one)) {
      const { direction, amount } = one;
      const payload = { gpId, direction, amount: toDecimal(BigInt(amount), 'USD') };
      return codeOf(platform.send('walletTransfer', payload, { token }));
    }
    // As ten seconds later.
    await platform.db.delete(backTransfers);
    return codeOf(platform.send(one.from === 'all' ? 'balanceAllBack' : 'balanceGetBack', {}, { token }));
  };
  const property = fc.asyncProperty(fc.array(move, { minLength: MOVES, maxLength: MOVES }), async (moves) => {
    for (const one of moves) {
      const gpId = 'from' in one ? 0 : (myCashList[one.provider % myCashList.length]?.gpId ?? 0);
      const code = await send(one, gpId);
      expect([one, code]).toEqual([one, moveIn(purse, one, gpId, lastGpId ?? 0)]);
      codes.push(code);
      const shown = await walletsNow();
      expect({ cash: cents(shown.cash), total: cents(shown.total) }).toEqual(await entriesOf(id));
      expect({ cash: cents(shown.cash), total: cents(shown.total) }).toEqual({ cash: purse.cash, total });
      for (const { gpId: at, cash: held } of shown.myCashList) {
        expect([at, cents(held)]).toEqual([at, purse.held.get(at) ?? 0]);
      }
    }
  });
  await fc.assert(property, { numRuns: 1, seed: proofSeed, endOnFailure: true });
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
  expect([...purse.held.keys()].toSorted()).toEqual(myCashList.map(({ gpId }) => gpId).toSorted());
  const moved = codes.filter((code) => code === 'accepted').length;
  expect(moved).toBeGreaterThan(MOVES / 3);
  report(`wallet sums: ${moved} of ${MOVES} moves over ${myCashList.length} providers, seed ${proofSeed}`);
});

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../db/connect.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { PAYMENT_KEY } from '../../testing/cashier.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { linearise } from '../history/linearise.ts';
import { openClient, type Client } from '../processes/client.ts';
import { proofSeed, report, sized } from '../size.ts';
import { after } from './model.ts';
import { plannedOperation, PLAYERS, type Event, type Operation } from './operations.ts';
import { beginAnew } from './site.ts';

/** A counterexample that is still being made smaller by then is told as it is. */
const LIMIT_MS = sized(40_000, 20 * 60_000);
jest.setTimeout(LIMIT_MS + 120_000);

const CLIENTS = 4;
/** Two servers of one site: each has its own connections, its own lines, and nothing else in common. */
let platforms: readonly TestPlatform[] = [];
let clients: readonly Client[] = [];
beforeAll(async () => {
  const options = { paymentKey: PAYMENT_KEY, rateLimitFactor: 1_000_000 };
  const first = await startTestPlatform(options);
  platforms = [first, await startTestPlatform({ ...options, databaseUrl: first.databaseUrl })];
  clients = Array.from({ length: CLIENTS }, (_, index) =>
    openClient(platforms[index % platforms.length]?.url ?? ''),
  );
});
afterAll(async () => {
  for (const client of clients) client.close();
  for (const platform of [...platforms].reverse()) await platform.close();
});

/** What is asked for each player when all is done. */
const LOOKED_UP = ['cash', 'wallets', 'deposits', 'withdrawals'] as const;
const seed = proofSeed;
const steps = fc.array(fc.record({ client: fc.nat(CLIENTS - 1), operation: plannedOperation }), {
  minLength: 12,
  maxLength: 48,
  size: 'max',
});

test('whatever clients do at once is answered as if it had been done one by one, by a plain model of money', async () => {
  let [done, beside] = [0, 0];
  const property = fc.asyncProperty(fc.scheduler(), steps, async (scheduler, plan) => {
    const [platform] = platforms;
    const [client] = clients;
    if (!platform || !client) throw new Error('nothing runs');
    const { site, rules, resolve, send } = await beginAnew(platform.db, client);
    const history: Event[] = [];
    const carryOut = async (by: Client, one: Operation) => {
      const began = performance.now();
      const outcome = await send(by, one);
      history.push({ operation: one, outcome, began, ended: performance.now() });
    };
    /** Who goes next among those that wait for an answer no longer is the schedule's to say. */
    const work = clients.map(async (by, index) => {
      for (const step of plan.filter((one) => one.client === index)) {
        await scheduler.schedule(Promise.resolve(), `client ${index}: ${JSON.stringify(step.operation)}`);
        await carryOut(by, resolve(step.operation));
      }
    });
    await scheduler.waitFor(Promise.all(work));
    for (let player = 0; player < PLAYERS; player += 1) {
      for (const kind of LOOKED_UP) await carryOut(client, { kind, player });
    }
    done += history.length;
    beside += history.filter((one) => history.some((other) => isBeside(one, other))).length;
    if (!linearise(site, history, after(rules, history))) throw new Error(told(history));
    expect((await verifyLedger(platform.db)).problems).toEqual([]);
    expect(await heldWrongly(platform.db)).toEqual([]);
  });
  await fc.assert(property, { numRuns: sized(12, 1_000), seed, interruptAfterTimeLimit: LIMIT_MS });
  report(
    `money model: ${done} calls by ${CLIENTS} clients through ${platforms.length} platforms, ` +
      `${beside} of them beside others, seed ${seed}`,
  );
  expect(beside).toBeGreaterThan(done / 4);
});

/** Members for whom something else is held back than what their withdrawals wait for. */
async function heldWrongly(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    SELECT account.owner, kept.balance, coalesce(sum(waiting.amount), 0) AS waiting
    FROM ledger_accounts account
    JOIN ledger_balances kept ON kept.account_id = account.id
    LEFT JOIN withdrawals waiting ON waiting.member_id::text = account.owner AND waiting.status = 'pending'
    WHERE account.kind = 'withdrawal'
    GROUP BY account.id, kept.account_id HAVING kept.balance <> coalesce(sum(waiting.amount), 0)`);
  return rows;
}

const isBeside = (one: Event, other: Event): boolean =>
  one !== other && one.began < other.ended && other.began < one.ended;

/** What happened, for a reader who looks for the reason. */
function told(history: readonly Event[]): string {
  const lines = history
    .toSorted((a, b) => a.began - b.began)
    .map(
      ({ operation: one, outcome, began, ended }) =>
        `${began.toFixed(1)}–${ended.toFixed(1)} ${JSON.stringify(one)} → ${JSON.stringify(outcome)}`,
    );
  return `no order explains these answers:\n${lines.join('\n')}`;
}

import { execFileSync } from 'node:child_process';
import { toDecimal, toMinor } from '@tessera/domain';
import type { Calls, PayloadOf } from '@tessera/wire';
import { memberBalance } from '../../ledger/accounts.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { sweepCashDays } from '../../records/cash-days.ts';
import { makePlayers } from '../players.ts';
import { clientOf } from '../../testing/client.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { writeLongHistory } from '../../testing/long-history.ts';
import { startProcess } from '../processes/start-process.ts';
import { expectWithin, report, sized } from '../size.ts';

jest.setTimeout(sized(300_000, 20 * 60_000));

const ENTRIES = sized(20_000, 1_000_000);
/** Of an answer in the middle of the tries: checked in full size only, as the next one. */
const ANSWER_MS = 50;
const FIRST_BYTE_MS = 200;
const MEMORY_BYTES = 25 * 1024 ** 2;
const TRIES = 9;

let platform: TestPlatform;
let token: string;
let balance: bigint;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 10_000 });
  const { db } = platform;
  const [player] = await makePlayers(db, 1);
  if (!player) throw new Error('there is no player');
  ({ token } = player);
  await writeLongHistory(db, { id: player.id, currency: 'USD' }, ENTRIES, 400);
  const from = performance.now();
  await sweepCashDays(db);
  report(`days of ${ENTRIES} entries: ${Math.round(performance.now() - from)} ms`);
  ({ balance } = await memberBalance(db, player.id, 'USD'));
});
afterAll(() => platform.close());

/** Resident memory in bytes. */
const memoryOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

const DAY_MS = 86_400_000;
const day = (before: number) => new Date(Date.now() - before * DAY_MS).toISOString();

test.each<[string, PayloadOf<Calls['cashRecords']>]>([
  ['the first page', { count: 20 }],
  ['a page in the middle', { count: 20, page: Math.floor(ENTRIES / 40) }],
  ['the last page', { count: 20, page: Math.floor(ENTRIES / 20) }],
  ['deposits', { count: 20, kind: 'deposit' }],
  ['stakes', { count: 20, kind: 'wager' }],
  ['credits of a year', { count: 20, direction: 'in', from: day(365) }],
  ['a month long ago', { count: 20, from: day(330), to: day(300) }],
])(`of ${ENTRIES} entries, %s is answered`, async (what, payload) => {
  const took: number[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) {
    const from = performance.now();
    const { list } = await platform.send('cashRecords', payload, { token });
    took.push(performance.now() - from);
    expect(list.length).toBeGreaterThan(0);
  }
  const middle = took.sort((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0;
  report(`${what}: ${Math.round(middle)} ms`);
  expectWithin(middle, ANSWER_MS);
});

test('pages and totals are those of the ledger', async () => {
  const last = await platform.send('cashRecords', { count: 20, page: Math.floor(ENTRIES / 20) }, { token });
  expect(last.totalCount).toBe(ENTRIES);
  expect(last.totals.net).toBe(toDecimal(balance, 'USD'));
  const first = last.list.at(-1);
  expect(first?.balanceAfter).toBe(first?.amount);
  const [newest] = (await platform.send('cashRecords', { count: 1 }, { token })).list;
  expect(newest?.balanceAfter).toBe(toDecimal(balance, 'USD'));
  const months = await platform.send('statement', { count: 24 }, { token });
  expect(months.list[0]?.closing).toBe(toDecimal(balance, 'USD'));
});

test(`an export of ${ENTRIES} entries sums to the ledger, in flat memory`, async () => {
  // In a process of its own, so that nothing but the server is measured.
  const server = await startProcess({ DATABASE_URL: platform.databaseUrl });
  const { url } = await clientOf(server.url).send('recordExport', { what: 'cash' }, { token });
  const from = performance.now();
  const answer = await fetch(server.url + url);
  const samples: number[] = [];
  let [lines, sum, rest, firstMs] = [0, 0n, '', 0];
  for await (const part of answer.body ?? []) {
    firstMs ||= performance.now() - from;
    const whole = (rest + Buffer.from(part).toString('utf8')).split('\r\n');
    rest = whole.pop() ?? '';
    for (const line of whole) {
      // The amount is the fifth of cells without commas.
      if (lines > 0) sum += toMinor(line.split(',')[4] ?? '', 'USD');
      lines += 1;
    }
    if (lines > samples.length * (ENTRIES / 50)) samples.push(memoryOf(server.pid()));
  }
  await server.stop();
  // The first half shows what the process takes at most; a file that is kept somewhere would add to it in the second.
  const half = Math.floor(samples.length / 2);
  const grown = Math.max(...samples.slice(half)) - Math.max(...samples.slice(0, half));
  report(
    `export: first byte ${Math.round(firstMs)} ms, ${((performance.now() - from) / 1_000).toFixed(1)} s, memory grew by ${Math.round(grown / 1024 ** 2)} MB`,
  );
  expect(lines - 1).toBe(ENTRIES);
  expect(sum).toBe(balance);
  expectWithin(firstMs, FIRST_BYTE_MS);
  expect(grown).toBeLessThan(MEMORY_BYTES);
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});

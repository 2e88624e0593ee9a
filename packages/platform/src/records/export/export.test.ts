import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { toDecimal, toMinor } from '@tessera/domain';
import { sessionName, type Calls, type PayloadOf } from '@tessera/wire';
import { exportCodes } from '../../db/schema/records.ts';
import { providers } from '../../db/schema/catalogue.ts';
import { memberBalance } from '../../ledger/accounts.ts';
import { cashierOf, PAYMENT_KEY } from '../../testing/cashier.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { openRealGame } from '../../testing/wallet.ts';

let platform: TestPlatform;
let token: string;
let memberId: number;
beforeAll(async () => {
  platform = await startTestPlatform({ paymentKey: PAYMENT_KEY });
  token = await platform.logIn();
  ({ id: memberId } = await platform.send('layout', {}, { token }));
  await cashierOf(() => platform).deposit(token, '25');
  const game = await openRealGame(platform, token);
  for (const payout of ['0', '7.25', '3']) {
    const round = randomUUID();
    await game.wager('4', round);
    await game.settle(payout, round);
  }
});
afterAll(() => platform.close());

const request = (payload: PayloadOf<Calls['recordExport']>, language = 'en_US') =>
  platform.send('recordExport', payload, { token, headers: { language } });

/** @returns the cells of each record, the header first */
async function download(payload: PayloadOf<Calls['recordExport']>, language?: string): Promise<string[][]> {
  const { url } = await request(payload, language);
  const answer = await fetch(platform.url + url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="${payload.what}-`),
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const lines = bytes.toString('utf8').slice(1).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => line.split(','));
}
const sum = (rows: readonly string[][], column: number) =>
  rows.slice(1).reduce((total, row) => total + toMinor(row[column] ?? '', 'USD'), 0n);

test('the amounts of all entries sum to the balance, which the last one shows', async () => {
  const rows = await download({ what: 'cash' });
  const { balance } = await memberBalance(platform.db, memberId, 'USD');
  expect(rows[0]).toEqual(['Time', 'Kind', 'Provider', 'Round', 'Amount', 'Balance after', 'Reference']);
  expect(sum(rows, 4)).toBe(balance);
  expect(rows.at(-1)?.[5]).toBe(toDecimal(balance, 'USD'));
  const { totalCount } = await platform.send('cashRecords', {}, { token });
  expect(rows).toHaveLength(totalCount + 1);
});

test('the filters of the page apply, and balances stay those of the whole history', async () => {
  const all = (await download({ what: 'cash' })).slice(1);
  const wagers = (await download({ what: 'cash', kind: 'wager' })).slice(1);
  expect(wagers).toEqual(all.filter(([, kind]) => kind === 'Stake'));
  expect(wagers).toHaveLength(3);
  const [, second] = all;
  const later = await download({ what: 'cash', direction: 'in', from: second?.[0] ?? '' });
  expect(later.slice(1)).toEqual(all.slice(1).filter((row) => !row[4]?.startsWith('-')));
  expect(await download({ what: 'cash', from: '2090-01-01T00:00:00Z' })).toHaveLength(1);
});

test('bets, payments and statement are exported with the totals of their pages', async () => {
  const { totals } = await platform.send('betRecords', { status: 'settled' }, { token });
  const bets = await download({ what: 'bets', status: 'settled' });
  expect(toDecimal(sum(bets, 4), 'USD')).toBe(totals.wager);
  expect(toDecimal(sum(bets, 7), 'USD')).toBe(totals.net);
  const payments = await download({ what: 'payments', kind: 'deposit', status: 'paid' });
  expect(payments.slice(1).map((row) => row.slice(2, 6))).toEqual([['Deposit', 'Card', '25.00', 'Paid']]);
  expect(await download({ what: 'payments', kind: 'withdrawal' })).toHaveLength(1);
  const statement = await download({ what: 'statement' });
  const { list } = await platform.send('statement', {}, { token });
  expect(statement.at(-1)?.at(-1)).toBe(list[0]?.closing);
});

test('headers and kinds are in the language of the request', async () => {
  const [header, first] = await download({ what: 'cash' }, 'zh_TW');
  expect(header?.[0]).toBe('時間');
  expect(first?.[1]).toBe('新會員禮金');
});

test('a name that begins like a formula is not run by a spreadsheet', async () => {
  await platform.db.update(providers).set({ name: '=HYPERLINK("http://evil.example")' });
  const rows = await download({ what: 'bets' });
  expect(rows[1]?.[2]).toBe(`"'=HYPERLINK(""http://evil.example"")"`);
});

test('an address works once, and not after its time or its session', async () => {
  const { url } = await request({ what: 'cash' });
  expect((await fetch(platform.url + url, { method: 'HEAD' })).status).toBe(404);
  expect((await fetch(platform.url + url)).status).toBe(200);
  expect((await fetch(platform.url + url)).status).toBe(404);

  const late = await request({ what: 'cash' });
  await platform.db
    .update(exportCodes)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(exportCodes.sessionId, sessionName(token)));
  expect((await fetch(platform.url + late.url)).status).toBe(404);

  const other = await platform.logIn('player03');
  const { url: ended } = await platform.send('recordExport', { what: 'cash' }, { token: other });
  await platform.send('logout', {}, { token: other });
  expect((await fetch(platform.url + ended)).status).toBe(404);
});

test.each(['bets', 'payments'] as const)(
  'an export of %s of a member without any has a header alone',
  async (what) => {
    const other = await platform.logIn('player03');
    const { url } = await platform.send('recordExport', { what }, { token: other });
    const text = await (await fetch(platform.url + url)).text();
    expect(text).toMatch(/^[^\r\n]+\r\n$/);
  },
);

import { eq } from 'drizzle-orm';
import { CALLS, bearer, callUrl, HEADERS, type Call, type CallKey } from '@tessera/wire';
import { members } from '../../db/schema/members.ts';
import { recordsTickets } from '../../db/schema/security.ts';
import { cashierOf, PAYMENT_KEY } from '../../testing/cashier.ts';
import { DEVICE, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { openSocket } from '../../testing/socket.ts';
import { refusalOf } from '../../responsible/testing/member-at-play.ts';

let platform: TestPlatform;
let memberId: number;
let bankAccountId: number;
beforeAll(async () => {
  platform = await startTestPlatform({ paymentKey: PAYMENT_KEY, rateLimitFactor: 1_000 });
  const token = await platform.logIn();
  memberId = (await platform.send('layout', {}, { token })).id;
  bankAccountId = await cashier.bindAccount(token);
  await platform.send('responsibleExclude', { length: '6_months', password: 'play1234' }, { token });
});
afterAll(() => platform.close());

const cashier = cashierOf(() => platform);

/** What a refused login carries. */
async function ticketOf(login: Promise<unknown> = platform.logIn()) {
  const refused = await refusalOf(login);
  return { code: refused?.code, ticket: (refused?.data as { records_ticket: string }).records_ticket };
}
const useTicket = (ticket: string) => platform.send('loginRecords', { ticket, ...DEVICE });

async function recordsToken(): Promise<string> {
  const { code, ticket } = await ticketOf();
  expect(code).toBe('103');
  return (await useTicket(ticket)).token;
}

const CALLS_OF_MEMBERS = (Object.entries(CALLS) as [CallKey, Call][]).filter(
  ([, { audience }]) => audience === 'member' || audience === 'agent',
);

test('a records-only session has the calls that are marked for it, and no others', async () => {
  const token = await recordsToken();
  const refused: string[] = [];
  for (const [key, call] of CALLS_OF_MEMBERS) {
    if (call.session === 'ends') continue;
    const headers = { [HEADERS.authorization]: bearer(token) };
    const { status } = await platform.post(callUrl(call), {}, headers);
    if (status === 403) refused.push(key);
  }
  const outside = CALLS_OF_MEMBERS.filter(([, call]) => !call.inRecords && call.session !== 'ends');
  expect(refused).toEqual(outside.map(([key]) => key));
  for (const key of [
    'play',
    'depositCreate',
    'walletTransfer',
    'agentTransfer',
    'signInClaim',
    'entryCode',
  ]) {
    expect(refused).toContain(key);
  }
});

test('no call that it has is one that plays, deposits or gives', () => {
  const names = CALLS_OF_MEMBERS.filter(([, { inRecords }]) => inRecords).map(([key]) => key);
  expect(
    names.filter((name) => /play|deposit(Create|Methods)|bonus|envelope|roulette|signIn/i.test(name)),
  ).toEqual([]);
});

test('an excluded member sees the records and withdraws', async () => {
  const token = await recordsToken();
  const state = await platform.send('responsible', {}, { token });
  expect(state).toMatchObject({ isRecordsOnly: 1, exclusion: { kind: 'self_exclusion' } });
  const page = { page: 1, count: 10 };
  expect((await platform.send('cashRecords', page, { token })).totalCount).toBeGreaterThan(0);
  const { orderNumber } = await cashier.withdraw(token, bankAccountId, '20');
  const { detail } = await platform.send('withdrawalDetail', { orderNumber }, { token });
  expect(detail.amount).toBe('20.00');
});

test('calls for everyone treat it as a guest: no quick bet for money', async () => {
  const token = await recordsToken();
  const quickBet = { siteId: 1, currency: 'USD', supportDevice: 'desktop', domain: 'localhost' } as const;
  const answer = await refusalOf(platform.send('sportQuickbetUrl', quickBet, { token }));
  const asGuest = await refusalOf(platform.send('sportQuickbetUrl', quickBet));
  expect(answer).toEqual(asGuest);
});

test('its socket has the member’s own channel, and none that announces activities', async () => {
  const token = await recordsToken();
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${memberId}`, token);
  browser.subscribe('private-member.USD', token);
  const [channel, status] = await browser.next('subscription_error');
  expect([channel, status]).toEqual(['private-member.USD', 403]);
  browser.close();
});

test('a ticket works once, and not for ever', async () => {
  const { ticket } = await ticketOf();
  await useTicket(ticket);
  expect((await refusalOf(useTicket(ticket)))?.code).toBe('101');
  const late = await ticketOf();
  await platform.db.update(recordsTickets).set({ expiresAt: new Date(0) });
  expect((await refusalOf(useTicket(late.ticket)))?.code).toBe('101');
});

describe('an account that its member has closed', () => {
  const set = (change: Partial<typeof members.$inferInsert>) =>
    platform.db.update(members).set(change).where(eq(members.account, 'player02'));
  const logIn = () => platform.logIn('player02');
  afterEach(() => set({ status: 'active', closedAt: null }));

  test('opens its records by 102', async () => {
    await set({ status: 'disabled', closedAt: new Date() });
    const { code, ticket } = await ticketOf(logIn());
    expect(code).toBe('102');
    const { token } = await useTicket(ticket);
    const { list } = await platform.send('withdrawalList', { page: 1, count: 10 }, { token });
    expect(list).toEqual([]);
  });

  test('opens nothing once an operator has disabled it', async () => {
    await set({ status: 'disabled', closedAt: new Date() });
    const { ticket } = await ticketOf(logIn());
    const { token } = await useTicket(ticket);
    await set({ closedAt: null });
    expect((await refusalOf(platform.send('layout', {}, { token })))?.code).toBe('401');
    expect(await refusalOf(logIn())).toMatchObject({ code: '102', data: null });
  });
});

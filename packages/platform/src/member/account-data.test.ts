import { ACCOUNT_DATA_SECTIONS, HEADERS } from '@tessera/wire';
import { memberPreferences } from '../db/schema/account.ts';
import {
  agentAgreements,
  agentApplications,
  agentLinks,
  agentSettlements,
  agentTransfers,
  settledWeeks,
} from '../db/schema/agent.ts';
import { bonuses, missionRewards, missions } from '../db/schema/bonuses.ts';
import { favourites, games } from '../db/schema/catalogue.ts';
import { passkeys } from '../db/schema/passkeys.ts';
import { pushSubscriptions } from '../db/schema/push.ts';
import { recommendationRewards } from '../db/schema/recommendation.ts';
import { introductions, recommendCodes } from '../db/schema/registration.ts';
import { linkedLogins } from '../db/schema/third-party.ts';
import { siteInstant } from '../site/calendar.ts';
import { makeMember } from '../testing/agents.ts';
import { formsOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openRealGame } from '../testing/wallet.ts';

type Section = (typeof ACCOUNT_DATA_SECTIONS)[number];

const HANGUL = /\p{Script=Hangul}/u;
const SECRET = 'must-not-be-in-the-file';
const AT = new Date('2026-05-02T02:30:00Z');
const SITE_AT = '2026-05-01T22:30:00.000-04:00';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 1_000 });
  forms = formsOf(platform);
});
afterAll(() => platform.close());

const read = async (token: string, section: Section, language = 'en_US') =>
  (await platform.send('accountData', { section }, { token, headers: { [HEADERS.language]: language } }))
    .rows;

test('amounts are decimals of the currency, and instants are those of the site’s clock with its offset', async () => {
  const token = await platform.logIn();
  const game = await openRealGame(platform, token);
  await game.wager('12.34');
  const { list } = await platform.send('cashRecords', {}, { token });
  const balance = await read(token, 'balance');
  expect(balance.map(({ kind, amount, created_at: at }) => ({ kind, amount, at }))).toEqual(
    list.toReversed().map(({ kind, amount, at }) => ({ kind, amount, at: siteInstant(new Date(at)) })),
  );
  expect(balance.at(-1)?.['amount']).toBe('-12.34');
  expect(await read(token, 'bets')).toMatchObject([
    { stake: '12.34', returned: '0.00', payout: null, closed_at: null, state: 'open' },
  ]);
});

test('a currency without decimals has none in the file either', async () => {
  const { memberId, token } = await forms.register();
  await giveBonus(memberId, 'VND');
  expect(await read(token, 'bonuses')).toMatchObject([{ value: '1234', wagering: '40000', currency: 'VND' }]);
});

test('letters are in the language of the request', async () => {
  const { token } = await forms.register();
  // Each download writes one.
  await read(token, 'profile');
  const [letter] = await read(token, 'letters', 'ko_KR');
  expect([letter?.['title'], letter?.['content']]).toEqual(Array(2).fill(expect.stringMatching(HANGUL)));
  const [english] = await read(token, 'letters');
  expect(english?.['title']).not.toMatch(HANGUL);
});

const giveBonus = (memberId: number, currency: 'USD' | 'VND') =>
  platform.db.insert(bonuses).values({
    ...{ memberId, currency, state: 'active', days: 7, contributions: [] },
    ...{ value: 1_234n, wagering: 40_000n, title: { en_US: 'A bonus', ko_KR: '보너스' } },
    ...{ createdAt: AT, startedAt: AT, operation: SECRET },
  });

/** Gives a member something in each section that a fresh account has nothing in. */
async function fill(memberId: number): Promise<void> {
  const { db } = platform;
  await giveBonus(memberId, 'USD');
  const [mission] = await db
    .insert(missions)
    .values({ kind: 'rounds', goal: 5, usdCents: 100, isDaily: true, startAt: AT })
    .returning();
  const [game] = await db.select().from(games).limit(1);
  const [agreement] = await db.select().from(agentAgreements).limit(1);
  if (!mission || !game || !agreement) throw new Error('the seed is not whole');
  await db
    .insert(missionRewards)
    .values({ memberId, missionId: mission.id, day: '2026-05-01', amount: 150n, createdAt: AT });
  await db.insert(linkedLogins).values({
    ...{ memberId, providerId: 'sandbox', issuer: 'https://id.example', subject: `of ${memberId}` },
    ...{ label: 'ana@example.com', linkedAt: AT },
  });
  await db.insert(passkeys).values({
    ...{ memberId, name: 'My phone', counter: 0, transports: [], isMultiDevice: true, isBackedUp: false },
    ...{ credentialId: SECRET, publicKey: Buffer.from(SECRET), userHandle: SECRET, createdAt: AT },
  });
  await db.insert(pushSubscriptions).values({
    ...{ memberId, topics: ['letters'], origin: 'https://site.example', createdAt: AT },
    ...{ endpoint: `https://push.example.com/${SECRET}`, p256dh: SECRET, auth: SECRET },
  });
  await db.insert(memberPreferences).values({ memberId, chosen: { contrast: 'more', gameSound: 1 } });
  await db.insert(favourites).values({ memberId, gameId: game.id, createdAt: AT });
  const friend = await makeMember(db);
  await db
    .insert(introductions)
    .values({ memberId: friend.id, introducerId: memberId, via: 'recommend_code', createdAt: AT });
  await db.insert(recommendationRewards).values({
    ...{ memberId: friend.id, recommenderId: memberId, currency: 'USD', amount: 500n, level: 1 },
    ...{ reason: 'first_deposit', createdAt: AT },
  });
  const code = `C${memberId}`;
  await db.insert(recommendCodes).values({ code, memberId, createdAt: AT });
  await db.insert(agentLinks).values({ code, agentId: memberId, campaign: 'Spring', campaignKey: 'spring' });
  await db.insert(agentApplications).values({
    ...{ memberId, agreementVersion: agreement.version, contactKind: 'email', contact: 'ana@example.com' },
    ...{ intention: 'A blog', state: 'rejected', reason: { en_US: 'No', ko_KR: '아니요' } },
    ...{ createdAt: AT, decidedAt: AT, operation: SECRET },
  });
  await db.insert(settledWeeks).values({ week: '2026-W18', firstDay: '2026-04-27' });
  await db.insert(agentSettlements).values({
    ...{ agentId: memberId, week: '2026-W18', currency: 'USD', activeMembers: 1, netRevenue: 10_050n },
    ...{ reachedLevel: 1, appliedLevel: 1, tiers: [], earned: 1_005n, carriedIn: -5n, carriedOut: 0n },
    ...{ paid: 250n, paidCurrency: 'VND', createdAt: AT },
  });
  await db.insert(agentTransfers).values({
    ...{ agentId: memberId, memberId: friend.id, currency: 'USD', amount: 1_234n, note: 'For you' },
    ...{ day: '2026-05-01', createdAt: AT, operation: SECRET },
  });
}

test('each section has what the site keeps, without secrets and with other members masked', async () => {
  const { memberId, token } = await forms.register();
  await fill(memberId);
  const masked = expect.stringMatching(/^.{2}•••/);
  const EXPECTED = {
    bonuses: { title: '보너스', value: '12.34', wagering: '400.00', max_stake: null, started_at: SITE_AT },
    missions: { kind: 'rounds', goal: '5', day: '2026-05-01', amount: '1.50', currency: 'USD' },
    linked_logins: { provider: 'sandbox', label: 'ana@example.com', linked_at: SITE_AT },
    passkeys: { name: 'My phone', is_multi_device: 'true', created_at: SITE_AT, last_used_at: null },
    push_devices: { origin: 'https://site.example', topics: '["letters"]', created_at: SITE_AT },
    preferences: { contrast: 'more', game_sound: '1', language: null },
    favourites: { name: expect.stringMatching(HANGUL), created_at: SITE_AT },
    friends: { account: masked, registered_at: SITE_AT, amount: '5.00', currency: 'USD' },
    recommend_links: { code: `C${memberId}`, campaign: 'Spring', sub_id: '', is_active: 'true' },
    agent_applications: { state: 'rejected', reason: '아니요', contact: 'ana@example.com' },
    agent_statements: { week: '2026-W18', net_revenue: '100.50', carried_in: '-0.05', paid: '250' },
    agent_transfers: { direction: 'given', account: masked, amount: '12.34', note: 'For you' },
  } satisfies Partial<Record<Section, object>>;
  for (const [section, row] of Object.entries(EXPECTED)) {
    const [first] = await read(token, section as Section, 'ko_KR');
    expect([section, first]).toMatchObject([section, row]);
  }
  const sections = ACCOUNT_DATA_SECTIONS.map((section) => read(token, section));
  const all = JSON.stringify(await Promise.all(sections));
  expect(all).not.toContain(SECRET);
  // As PostgreSQL writes an instant; texts of letters have times of their own.
  expect(all.replaceAll(/"content":"[^"]*"/g, '')).not.toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
});

test('a transfer is in the data of the member who got it, too', async () => {
  const agent = await makeMember(platform.db, { agentLevel: 1 });
  const { memberId, token } = await forms.register();
  await platform.db.insert(introductions).values({ memberId, introducerId: agent.id, via: 'member_agent' });
  await platform.db
    .insert(agentTransfers)
    .values({ agentId: agent.id, memberId, currency: 'USD', amount: 700n, day: '2026-05-01', createdAt: AT });
  expect(await read(token, 'agent_transfers')).toMatchObject([
    { direction: 'received', amount: '7.00', created_at: SITE_AT },
  ]);
});

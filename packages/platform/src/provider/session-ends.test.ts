import { eq, sql } from 'drizzle-orm';
import { members } from '../db/schema/members.ts';
import { responsibleSettings } from '../db/schema/responsible.ts';
import { sessions } from '../db/schema/security.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openRealGame } from '../testing/wallet.ts';

const ACCOUNT = 'player02';
const PASSWORD = 'play1234';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
const { done } = operatorOf(() => platform);

type End = (token: string) => Promise<unknown>;
const ENDS: Readonly<Record<string, End>> = {
  'logs out in another tab': (token) => platform.send('logout', {}, { token }),
  async 'logs in elsewhere'() {
    await platform.logIn(ACCOUNT);
    // The time that a session which gives way is left has passed.
    await platform.db
      .update(sessions)
      .set({ endsAt: sql`now()` })
      .where(sql`${sessions.createdAt} < (SELECT max(created_at) FROM sessions)`);
  },
  'excludes themselves': (token) =>
    platform.send('responsibleExclude', { length: '6_months', password: PASSWORD }, { token }),
  'is locked by an operator': () => done('members', 'disable', '--member', ACCOUNT),
  'has their sessions ended by an operator': () => done('sessions', 'end', '--member', ACCOUNT),
};

afterEach(async () => {
  const [member] = await platform.db.select().from(members).where(eq(members.account, ACCOUNT));
  await platform.db.update(members).set({ status: 'active' }).where(eq(members.id, member!.id));
  await platform.db
    .update(responsibleSettings)
    .set({ exclusionUntil: new Date() })
    .where(eq(responsibleSettings.memberId, member!.id));
});

test.each(Object.keys(ENDS))('a game’s session has ended when its player %s', async (name) => {
  const token = await platform.logIn(ACCOUNT);
  const { session } = await openRealGame(platform, token);
  const ended = async () =>
    (await platform.send('providerEndedSessions', { sessionTokens: [session.sessionToken] })).ended;
  expect(await ended()).toEqual([]);
  await ENDS[name]!(token);
  expect(await ended()).toEqual([session.sessionToken]);
});

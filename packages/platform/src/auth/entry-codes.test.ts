import { isRefusal, sessionName } from '@tessera/wire';
import { eq } from 'drizzle-orm';
import { members } from '../db/schema/members.ts';
import { addressRules } from '../db/schema/registration.ts';
import { entryCodes, sessions } from '../db/schema/security.ts';
import { from } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const enter = (enc: string) => platform.send('infoData', { enc });
const isRefused = (enc: string) =>
  enter(enc).then(
    () => false,
    (error: unknown) => isRefusal(error, '101'),
  );

test('a code brings its member to another browser, once', async () => {
  const token = await platform.logIn('player02');
  const { enc, expiresInS } = await platform.send('entryCode', {}, { token });
  expect(expiresInS).toBe(60);
  const entered = await enter(enc);
  expect(entered).toMatchObject({ memberAccount: 'player02', memberCurrency: 'INR' });
  expect(sessionName(entered.token)).not.toBe(sessionName(token));
  const layout = await platform.send('layout', {}, { token: entered.token });
  expect(layout.id).toBe(entered.memberId);
  expect(await isRefused(enc)).toBe(true);
});

test('of two browsers that bring one code at the same moment, one enters', async () => {
  const token = await platform.logIn('player02');
  const { enc } = await platform.send('entryCode', {}, { token });
  expect((await Promise.all([isRefused(enc), isRefused(enc), isRefused(enc)])).sort()).toEqual([
    false,
    true,
    true,
  ]);
});

test('a guest gets no code, and one that was made up opens nothing', async () => {
  await expect(platform.send('entryCode', {})).rejects.toMatchObject({ failure: { kind: 'unauthorised' } });
  expect(await isRefused('made-up')).toBe(true);
});

test('a code ends with its time and with its session, and a disabled member enters by none', async () => {
  const token = await platform.logIn('player03');
  const code = async () => (await platform.send('entryCode', {}, { token })).enc;
  const [late, closed, disabled] = [await code(), await code(), await code()];
  await platform.db.update(members).set({ status: 'disabled' }).where(eq(members.account, 'player03'));
  expect(await isRefused(disabled)).toBe(true);
  await platform.db.update(members).set({ status: 'active' }).where(eq(members.account, 'player03'));
  await platform.db
    .update(sessions)
    .set({ endsAt: new Date() })
    .where(eq(sessions.id, sessionName(token)));
  expect(await isRefused(closed)).toBe(true);
  await platform.db
    .update(sessions)
    .set({ endsAt: new Date(Date.now() + 60_000) })
    .where(eq(sessions.id, sessionName(token)));
  await platform.db.update(entryCodes).set({ expiresAt: new Date(0) });
  expect(await isRefused(late)).toBe(true);
});

const rowOf = async (token: string) => {
  const [row] = await platform.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, sessionName(token)));
  if (!row) throw new Error('no such session');
  return row;
};

test('sessions from codes end with the first one’s time, however many follow', async () => {
  let token = await platform.logIn('player02');
  const endsAt = new Date(Date.now() + 3_600_000);
  await platform.db
    .update(sessions)
    .set({ endsAt })
    .where(eq(sessions.id, sessionName(token)));
  for (let times = 0; times < 3; times += 1) {
    const { enc } = await platform.send('entryCode', {}, { token });
    ({ token } = await enter(enc));
    expect((await rowOf(token)).endsAt).toEqual(endsAt);
  }
});

test('a session that a login elsewhere has displaced makes no code, and its codes open nothing', async () => {
  const token = await platform.logIn('player02');
  const { enc } = await platform.send('entryCode', {}, { token });
  const other = await platform.logIn('player02');
  expect(await isRefused(enc)).toBe(true);
  await expect(platform.send('entryCode', {}, { token })).rejects.toMatchObject({
    failure: { kind: 'unauthorised' },
  });
  const { enc: good } = await platform.send('entryCode', {}, { token: other });
  expect(await isRefused(good)).toBe(false);
});

test.each(['blocked', 'region', 'anonymiser'] as const)(
  'a code opens nothing in a network that is kept out as %s, and stays good elsewhere',
  async (kind) => {
    const address = '203.0.113.77';
    await platform.db.delete(addressRules);
    await platform.db.insert(addressRules).values({ network: `${address}/32`, kind });
    const token = await platform.logIn('player02');
    const { enc } = await platform.send('entryCode', {}, { token });
    await expect(platform.send('infoData', { enc }, { headers: from(address) })).rejects.toMatchObject({
      failure: { code: '101' },
    });
    expect(await isRefused(enc)).toBe(false);
  },
);

test('the table alone opens nothing', async () => {
  const token = await platform.logIn('player01');
  const { enc } = await platform.send('entryCode', {}, { token });
  const rows = await platform.db.select().from(entryCodes);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(enc);
});

import { isRefusal, sessionName } from '@tessera/wire';
import { eq } from 'drizzle-orm';
import { members } from '../db/schema/members.ts';
import { entryCodes, sessions } from '../db/schema/security.ts';
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

test('the table alone opens nothing', async () => {
  const token = await platform.logIn('player01');
  const { enc } = await platform.send('entryCode', {}, { token });
  const rows = await platform.db.select().from(entryCodes);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(enc);
});

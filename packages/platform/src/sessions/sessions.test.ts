import { eq, inArray, sql } from 'drizzle-orm';
import { HEADERS, bearer, bearerToken, isForeignLogin, sessionName } from '@tessera/wire';
import { auditEntries } from '../db/schema/content.ts';
import { sessions } from '../db/schema/security.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { ROTATE_AFTER_MS } from './rotation.ts';
import { hashSecret } from './token.ts';
import { DISPLACED_GRACE_MS } from './sessions.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function ask(
  token: string,
  from: Readonly<Record<string, string>> = {},
): Promise<{ status: number; replacement: string | undefined }> {
  const { status, headers } = await platform.post(
    '/api/member/profile/my_cash',
    {},
    { authorization: bearer(token), ...from },
  );
  return { status, replacement: bearerToken(headers.get(HEADERS.authorization) ?? undefined) };
}

const age = (token: string, ms: number) =>
  platform.db
    .update(sessions)
    .set({ tokenSince: sql`token_since - make_interval(secs => ${ms / 1_000})` })
    .where(eq(sessions.id, sessionName(token)));

test('a token is good until its session is logged out', async () => {
  const token = await platform.logIn();
  expect((await ask(token)).status).toBe(200);
  await platform.send('logout', {}, { token });
  expect((await ask(token)).status).toBe(401);
});

test('nothing in the database is the token', async () => {
  const token = await platform.logIn();
  const stored = JSON.stringify(await platform.db.select().from(sessions));
  expect(stored).not.toContain(token.split('.')[1]);
});

test.each(['', 'x', 'a.b', `${'a'.repeat(22)}.${'b'.repeat(43)}`])('%j is no token', async (token) => {
  expect((await ask(token)).status).toBe(401);
});

test('an old token is replaced by an answer, both are good for a while, and neither is foreign', async () => {
  const token = await platform.logIn();
  expect((await ask(token)).replacement).toBeUndefined();
  await age(token, ROTATE_AFTER_MS + 1_000);
  const { replacement = '' } = await ask(token);
  expect(replacement).not.toBe(token);
  expect(isForeignLogin(replacement, token)).toBe(false);
  expect((await ask(token)).replacement).toBeUndefined();
  expect((await ask(replacement)).status).toBe(200);
  expect((await ask(token)).status).toBe(200);
});

describe('a replayed token', () => {
  const ELSEWHERE = { 'x-forwarded-for': '198.51.100.7' };
  const OTHER_DEVICE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile' };
  const AT_HOME = { 'x-forwarded-for': '2001:db8:1:2::3', 'user-agent': 'Mozilla/5.0 (X11) Firefox/143.0' };

  /** A session whose first token has been replaced, and whose grace is over. */
  async function rotated(from: Readonly<Record<string, string>> = {}) {
    const token = await platform.logIn();
    await age(token, ROTATE_AFTER_MS + 1_000);
    const { replacement = '' } = await ask(token, from);
    expect((await ask(replacement, from)).status).toBe(200);
    await platform.db
      .update(sessions)
      .set({ previousUntil: new Date(0) })
      .where(eq(sessions.id, sessionName(token)));
    return { token, replacement };
  }
  const replays = async () =>
    (await platform.db.select().from(auditEntries)).filter(({ command }) => command === 'session replayed');

  test.each([
    ['network', ELSEWHERE],
    ['device', OTHER_DEVICE],
  ])(
    'from another %s ends the session for both parties, cuts its sockets and leaves an audit entry',
    async (_what, from) => {
      const { token, replacement } = await rotated();
      const [row] = await platform.db
        .select()
        .from(sessions)
        .where(eq(sessions.id, sessionName(token)));
      const thief = await openSocket(platform.url);
      thief.subscribe(`private-member.${row?.memberId}`, replacement);
      await thief.settle();
      expect((await ask(token, from)).status).toBe(401);
      expect((await ask(replacement)).status).toBe(401);
      expect((await thief.next('subscription_error'))[1]).toBe(401);
      thief.close();
      const entry = (await replays()).find(
        ({ before }) => (before as { session: string }).session === row?.id,
      );
      expect(entry).toMatchObject({
        subject: `member ${row?.memberId}`,
        before: { session: row?.id, address: row?.address },
        after: { address: from === ELSEWHERE ? '198.51.100.7' : '127.0.0.1' },
      });
    },
  );

  test('from the device and network of the last use is refused and ends nothing', async () => {
    const before = (await replays()).length;
    const { token, replacement } = await rotated();
    expect((await ask(token)).status).toBe(401);
    expect((await ask(token)).status).toBe(401);
    expect((await ask(replacement)).status).toBe(200);
    expect((await replays()).length).toBe(before);
  });

  test('is compared with the last use, not with the login: a member on the move stays logged in', async () => {
    const { token, replacement } = await rotated(AT_HOME);
    // Another address of the household's network, and the browser after its update.
    const later = { 'x-forwarded-for': '2001:db8:1:2::77', 'user-agent': 'Mozilla/5.0 (X11) Firefox/144.0' };
    expect((await ask(token, later)).status).toBe(401);
    expect((await ask(replacement, later)).status).toBe(200);
    expect((await ask(token)).status).toBe(401);
    expect((await ask(replacement, AT_HOME)).status).toBe(401);
  });

  test('is compared with the login where the session was not used since', async () => {
    const token = await platform.logIn();
    const retired = 'r'.repeat(43);
    await platform.db
      .update(sessions)
      .set({ retiredHashes: [hashSecret(retired)] })
      .where(eq(sessions.id, sessionName(token)));
    const stale = `${sessionName(token)}.${retired}`;
    expect((await ask(stale)).status).toBe(401);
    expect((await ask(token)).status).toBe(200);
    expect((await ask(stale, OTHER_DEVICE)).status).toBe(401);
    expect((await ask(token)).status).toBe(401);
  });

  test('with which a socket subscribes is refused for that subscription only', async () => {
    const { token, replacement } = await rotated();
    const { id } = await platform.send('layout', {}, { token: replacement });
    const browser = await openSocket(platform.url);
    browser.subscribe(`private-member.${id}`, token);
    expect((await browser.next('subscription_error'))[1]).toBe(401);
    browser.subscribe(`private-member.${id}`, replacement);
    await browser.settle();
    expect(browser.heard.filter(([name]) => name === 'subscription_error')).toEqual([]);
    browser.close();
    expect((await ask(replacement)).status).toBe(200);
  });

  test('with a secret that the session never had changes nothing', async () => {
    const { token, replacement } = await rotated();
    const invented = `${sessionName(token)}.${'x'.repeat(43)}`;
    expect((await ask(invented)).status).toBe(401);
    expect((await ask(replacement)).status).toBe(200);
  });
});

test('of many requests with an old token, one brings the replacement', async () => {
  const token = await platform.logIn();
  await age(token, ROTATE_AFTER_MS + 1_000);
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(token)));
  expect(answers.filter(({ replacement }) => replacement !== undefined)).toHaveLength(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('a socket that joins with an old token uses no replacement up: the next answer brings one', async () => {
  const token = await platform.logIn();
  const { id } = await platform.send('layout', {}, { token });
  await age(token, ROTATE_AFTER_MS + 1_000);
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${id}`, token);
  await browser.settle();
  browser.close();
  expect((await ask(token)).replacement).toBeDefined();
});

test('of several logins at once, the last is left and the others end', async () => {
  const tokens = await Promise.all([1, 2, 3, 4].map(() => platform.logIn('player02')));
  const rows = await platform.db
    .select()
    .from(sessions)
    .where(inArray(sessions.id, tokens.map(sessionName)));
  expect(rows.filter(({ endsAt }) => endsAt.getTime() > Date.now() + 11_000)).toHaveLength(1);
});

test('an idle session ends', async () => {
  const token = await platform.logIn();
  await platform.db.update(sessions).set({ seenAt: new Date(Date.now() - 31 * 60_000) });
  expect((await ask(token)).status).toBe(401);
});

test('a login elsewhere ends the session after a short grace', async () => {
  const first = await platform.logIn();
  const before = Date.now();
  const second = await platform.logIn();
  const after = Date.now();
  expect(isForeignLogin(first, sessionName(second))).toBe(true);
  const isFirst = eq(sessions.id, sessionName(first));
  const [row] = await platform.db.select().from(sessions).where(isFirst);
  expect(row?.endsAt.getTime()).toBeGreaterThanOrEqual(before + DISPLACED_GRACE_MS);
  expect(row?.endsAt.getTime()).toBeLessThanOrEqual(after + DISPLACED_GRACE_MS);
  const endFirst = (endsAt: Date) => platform.db.update(sessions).set({ endsAt }).where(isFirst);
  await endFirst(new Date(Date.now() + 60_000));
  expect((await ask(first)).status).toBe(200);
  await endFirst(new Date(Date.now() - 1));
  expect((await ask(first)).status).toBe(401);
  expect((await ask(second)).status).toBe(200);
});

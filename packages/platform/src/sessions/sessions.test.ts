import { eq, inArray, sql } from 'drizzle-orm';
import { HEADERS, bearer, bearerToken, isForeignLogin, sessionName } from '@tessera/wire';
import { auditEntries } from '../db/schema/content.ts';
import { sessions } from '../db/schema/security.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { ROTATE_AFTER_MS } from './rotation.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function ask(token: string): Promise<{ status: number; replacement: string | undefined }> {
  const { status, headers } = await platform.post(
    '/api/member/profile/my_cash',
    {},
    { authorization: bearer(token) },
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
  /** A session whose first token has been replaced, and whose grace is over. */
  async function rotated() {
    const token = await platform.logIn();
    await age(token, ROTATE_AFTER_MS + 1_000);
    const { replacement = '' } = await ask(token);
    expect((await ask(replacement)).status).toBe(200);
    await platform.db
      .update(sessions)
      .set({ previousUntil: new Date(0) })
      .where(eq(sessions.id, sessionName(token)));
    return { token, replacement };
  }

  test('ends the session for both parties, cuts its sockets and leaves an audit entry', async () => {
    const { token, replacement } = await rotated();
    const [row] = await platform.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, sessionName(token)));
    const thief = await openSocket(platform.url);
    thief.subscribe(`private-member.${row?.memberId}`, replacement);
    await thief.settle();
    expect((await ask(token)).status).toBe(401);
    expect((await ask(replacement)).status).toBe(401);
    expect((await thief.next('subscription_error'))[1]).toBe(401);
    thief.close();
    const subject = eq(auditEntries.subject, `member ${row?.memberId}`);
    const entries = await platform.db.select().from(auditEntries).where(subject);
    expect(entries.map(({ command, before }) => ({ command, before }))).toContainEqual({
      command: 'session replayed',
      before: { session: row?.id, address: row?.address },
    });
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
  const second = await platform.logIn();
  expect(isForeignLogin(first, sessionName(second))).toBe(true);
  expect((await ask(first)).status).toBe(200);
  const [row] = await platform.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, sessionName(first)));
  expect(row?.endsAt.getTime()).toBeLessThan(Date.now() + 11_000);
  expect((await ask(second)).status).toBe(200);
});

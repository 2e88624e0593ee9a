import { eq, sql, type SQL } from 'drizzle-orm';
import { HEADERS, bearer, bearerToken, callUrl, favoriteStore, sessionName } from '@tessera/wire';
import { sessions } from '../db/schema/security.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { ROTATE_AFTER_MS } from './rotation.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

/** Sends a call that survives leaving its page. */
async function store(token: string): Promise<{ status: number; replacement: string | undefined }> {
  const { status, headers } = await platform.post(
    callUrl(favoriteStore),
    { data: [{ game_id: 1, status: 1 }] },
    { authorization: bearer(token), [HEADERS.idempotencyKey]: crypto.randomUUID() },
  );
  return { status, replacement: bearerToken(headers.get(HEADERS.authorization) ?? undefined) };
}

/** Changes when the session's tokens were made. */
const date = (token: string, values: { readonly tokenSince: SQL } | { readonly nextSince: SQL }) =>
  platform.db
    .update(sessions)
    .set(values)
    .where(eq(sessions.id, sessionName(token)));

test('a replacement that is lost with its page logs no next page out, and is replaced after a minute', async () => {
  const token = await platform.logIn();
  await date(token, { tokenSince: sql`token_since - make_interval(secs => ${ROTATE_AFTER_MS / 1_000 + 1})` });
  const { status, replacement: lost } = await store(token);
  expect(status).toBe(200);
  expect(lost).toBeDefined();

  // The next page knows the former token only.
  expect(await store(token)).toEqual({ status: 200, replacement: undefined });
  await date(token, { nextSince: sql`next_since - interval '61 seconds'` });
  const { replacement = '' } = await store(token);
  expect(replacement).not.toBe('');
  expect((await store(replacement)).status).toBe(200);
  // What that page has still on its way with the former token ends nothing.
  expect((await store(token)).status).toBe(200);
  expect((await store(replacement)).status).toBe(200);
});

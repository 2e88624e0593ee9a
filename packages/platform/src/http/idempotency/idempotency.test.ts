import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../../db/connect.ts';
import { idempotencyKeys } from '../../db/schema/security.ts';
import { TEMPLATE, freshName, testRun } from '../../testing/test-run.ts';
import { Refusal } from '../refusal.ts';
import { IDEMPOTENCY_KEEP_MS, keepFirstAnswers } from './idempotency.ts';
import { hashOfKey } from './seal.ts';

let connection: Connection;
beforeAll(async () => {
  connection = connect(await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE), () => undefined);
});
afterAll(() => connection.close());

const attempt = (given: object = {}) => ({ scope: 'call:1', key: randomUUID(), payload: { a: 1 }, ...given });
const success = (data: unknown) => ({ code: '100', message: 'success', data });

test('of several at once one is carried out, and all get its answer', async () => {
  const once = attempt();
  let runs = 0;
  const work = async () => success((runs += 1));
  const { once: answer } = keepFirstAnswers(connection.db);
  const answers = await Promise.all([1, 2, 3, 4].map(() => answer(once, work)));
  expect(answers).toEqual(Array.from({ length: 4 }, () => success(1)));
});

test('a refusal is an answer too, a failure is none', async () => {
  const { once } = keepFirstAnswers(connection.db);
  const refused = attempt();
  await expect(once(refused, () => Promise.reject(new Refusal('102', 'taken')))).rejects.toThrow('taken');
  await expect(once(refused, async () => success('late'))).rejects.toThrow('taken');
  const failed = attempt();
  await expect(once(failed, () => Promise.reject(new Error('crash')))).rejects.toThrow('crash');
  expect(await once(failed, async () => success('second try'))).toEqual(success('second try'));
});

test('another payload under the same key is refused; the same key of another member is another key', async () => {
  const { once } = keepFirstAnswers(connection.db);
  const first = attempt();
  await once(first, async () => success(1));
  await expect(once({ ...first, payload: { a: 2 } }, async () => success(2))).rejects.toMatchObject({
    status: 409,
  });
  expect(await once({ ...first, scope: 'call:2' }, async () => success(3))).toEqual(success(3));
});

test('the same payload with its keys in another order gets the first answer', async () => {
  const { once } = keepFirstAnswers(connection.db);
  const first = attempt({ payload: { name: 'x', credential: { id: '1', response: { a: 1, b: [1, 2] } } } });
  const same = { credential: { response: { b: [1, 2], a: 1 }, id: '1' }, name: 'x' };
  const other = { credential: { response: { b: [2, 1], a: 1 }, id: '1' }, name: 'x' };
  await once(first, async () => success(1));
  expect(await once({ ...first, payload: same }, async () => success(2))).toEqual(success(1));
  await expect(once({ ...first, payload: other }, async () => success(2))).rejects.toMatchObject({
    status: 409,
  });
});

test('an answer that an earlier release kept waits for its key all the same', async () => {
  const { once } = keepFirstAnswers(connection.db);
  const payload = { b: 1, a: 2 };
  const first = attempt({ payload });
  await once(first, async () => success(1));
  const payloadMac = createHmac('sha256', first.key).update(JSON.stringify(payload)).digest('base64url');
  await connection.db
    .update(idempotencyKeys)
    .set({ payloadMac })
    .where(eq(idempotencyKeys.keyHash, hashOfKey(first.key)));
  expect(await once(first, async () => success(2))).toEqual(success(1));
});

test('a key that could be guessed is refused', async () => {
  const { once } = keepFirstAnswers(connection.db);
  await expect(once(attempt({ key: 'short' }), async () => success(1))).rejects.toMatchObject({
    status: 400,
  });
});

test('the table alone shows neither key nor answer, and forgets after a day', async () => {
  const { once, sweep } = keepFirstAnswers(connection.db);
  const first = attempt();
  await once(first, async () => success('a token'));
  const stored = JSON.stringify(await connection.db.select().from(idempotencyKeys));
  expect(stored).not.toContain(first.key);
  expect(stored).not.toContain(Buffer.from('a token').toString('base64'));
  await connection.db
    .update(idempotencyKeys)
    .set({ createdAt: new Date(Date.now() - IDEMPOTENCY_KEEP_MS - 1) });
  await sweep();
  expect(await connection.db.select().from(idempotencyKeys)).toEqual([]);
});

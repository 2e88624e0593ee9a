import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../db/connect.ts';
import { letters } from '../db/schema/content.ts';
import { members } from '../db/schema/members.ts';
import { pushMessages, pushSubscriptions } from '../db/schema/push.ts';
import { responsibleSettings } from '../db/schema/responsible.ts';
import { makeMembers } from '../testing/members.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { createDelivery } from './delivery.ts';
import { ensurePushKeys, type PushKeys } from './push-key.ts';
import type { PushMessage } from './push-message.ts';
import { startPushService, type PushService } from './push-service.fixture.ts';
import { createPushes, type Pushes } from './pushes.ts';
import { queueLetterPush, queuePush } from './queue-push.ts';

const SITE = 'https://tessera.example';
let connection: Connection;
let keys: PushKeys;
let service: PushService;
let pushes: Pushes;
let memberId: number;
/** The test's own clock, in milliseconds after its start. */
let startedAt: number;
beforeAll(async () => {
  connection = connect(await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE), () => undefined);
  keys = await ensurePushKeys(connection.db, undefined);
  service = await startPushService(() => keys.publicKey);
});
beforeEach(async () => {
  const [member] = await makeMembers(connection.db, 1);
  memberId = member?.id ?? 0;
  // Nothing looks by itself: each look has the test's time. The database is a moment ahead of it at most.
  startedAt = Date.now() + 1_000;
  const delivery = createDelivery({ keys, contact: SITE, testOrigin: service.origin });
  pushes = createPushes(connection.db, delivery, fastify().log);
});
afterEach(async () => {
  await pushes.stop();
  service.received.length = 0;
  service.asked.length = 0;
  await connection.db.delete(pushSubscriptions);
});
afterAll(async () => {
  await service.close();
  await connection.close();
});

const DEPOSIT = { kind: 'depositCredited', orderNumber: 'D1', amount: '10.00 USD' } as const;
const WITHDRAWAL = {
  kind: 'withdrawalApproved',
  orderNumber: 'W1',
  amount: '10.00 USD',
  account: 'First Bank ••6789',
} as const;
const BONUS = { kind: 'bonusGranted', id: 7, title: { en_US: 'Spring', ja_JP: '春' } } as const;

const look = (afterMs = 0) => pushes.look(new Date(startedAt + afterMs));
const send = (message: PushMessage) => queuePush(connection.db, message, { memberId });
const waiting = () => connection.db.select().from(pushMessages);
const devices = () => connection.db.select().from(pushSubscriptions);

async function addDevice(topics: ('money' | 'letters' | 'promotions')[]) {
  const device = service.addDevice();
  const row = { ...device, memberId, sessionId: null, topics, origin: SITE };
  await connection.db.insert(pushSubscriptions).values(row);
  return device;
}

async function writeLetter() {
  const title = { en_US: 'Your password was changed', ja_JP: 'パスワードが変更されました' };
  const written = await connection.db
    .insert(letters)
    .values({ memberId, title, content: { en_US: '' } })
    .returning({ id: letters.id, memberId: letters.memberId });
  await queueLetterPush(connection.db, written);
  return written[0]?.id ?? 0;
}

test('reaches the device encrypted and signed, as a declarative message, and keeps nothing', async () => {
  const { endpoint } = await addDevice(['money']);
  await send(DEPOSIT);
  expect(service.asked).toEqual([]);
  await look();
  const [received] = service.received;
  expect(received?.device).toBe(endpoint);
  expect(received?.message).toEqual({
    web_push: 8030,
    notification: {
      title: 'Your deposit has arrived',
      body: '10.00 USD is in your balance (order D1).',
      navigate: `${SITE}/user/DWRecord`,
      lang: 'en-US',
      tag: 'order-D1',
    },
  });
  expect(received?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
  expect(Number(received?.headers.ttl)).toBeGreaterThan(2 * 86_400);
  expect(await waiting()).toEqual([]);
});

test('another key than the site’s is refused by the service', async () => {
  await addDevice(['money']);
  const given = 'VZHBzv0YdVdD8wGHnoUZ0lXLw2rgvqSxU1MA-R3kIDE';
  const other = await ensurePushKeys(connection.db, given);
  expect(other.publicKey).not.toBe(keys.publicKey);
  await pushes.stop();
  const delivery = createDelivery({ keys: other, contact: SITE, testOrigin: service.origin });
  pushes = createPushes(connection.db, delivery, fastify({ logger: false }).log);
  await send(DEPOSIT);
  await look();
  expect(service.asked).toHaveLength(1);
  expect(service.received).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('the site’s key is made once', async () => {
  expect(await ensurePushKeys(connection.db, undefined)).toEqual(keys);
});

test('a device has messages about its own topics alone', async () => {
  const money = await addDevice(['money']);
  const promotions = await addDevice(['promotions']);
  await send(DEPOSIT);
  await send(BONUS);
  await writeLetter();
  await look();
  expect(service.received.map(({ device, message }) => [device, message.notification.tag])).toEqual(
    expect.arrayContaining([
      [money.endpoint, 'order-D1'],
      [promotions.endpoint, 'bonus-7'],
    ]),
  );
  expect(service.received).toHaveLength(2);
});

test('a topic that was switched off meanwhile is not sent', async () => {
  await addDevice(['money']);
  await send(DEPOSIT);
  await connection.db.update(pushSubscriptions).set({ topics: ['letters'] });
  await look();
  expect(service.asked).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('speaks the member’s language, in words, address and letter', async () => {
  await addDevice(['letters', 'promotions']);
  await connection.db.update(members).set({ language: 'ja_JP' }).where(eq(members.id, memberId));
  const id = await writeLetter();
  await send(BONUS);
  await look();
  const shown = service.received.map(({ message }) => message.notification);
  expect(shown).toContainEqual({
    title: '新しいお手紙があります',
    body: 'パスワードが変更されました',
    navigate: `${SITE}/ja-JP/user/Letter`,
    lang: 'ja-JP',
    tag: `letter-${id}`,
  });
  expect(shown).toContainEqual(expect.objectContaining({ title: 'ボーナスを受け取りました', body: '春' }));
});

test('a letter that was read meanwhile is no news', async () => {
  await addDevice(['letters']);
  await writeLetter();
  await connection.db.update(letters).set({ readAt: new Date() }).where(eq(letters.memberId, memberId));
  await look();
  expect(service.asked).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test.each([404, 410])(
  'removes a device that its service answers %d for, with its messages',
  async (status) => {
    const gone = await addDevice(['money']);
    const other = await addDevice(['money']);
    service.answer(gone.endpoint, status);
    await send(DEPOSIT);
    await send(WITHDRAWAL);
    await look();
    expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([other.endpoint]);
    expect(await waiting()).toEqual([]);
    expect(service.received).toHaveLength(2);
  },
);

test.each([429, 503])('repeats after a %d with growing pauses, until it is accepted', async (status) => {
  const { endpoint } = await addDevice(['money']);
  service.answer(endpoint, status);
  await send(DEPOSIT);
  await look();
  expect(service.asked).toHaveLength(1);
  await look(1_999);
  expect(service.asked).toHaveLength(1);
  await look(2_000);
  expect(service.asked).toHaveLength(2);
  await look(5_999);
  expect(service.asked).toHaveLength(2);
  service.answer(endpoint, 201);
  await look(6_000);
  expect(service.received).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('waits as long as the service says', async () => {
  const { endpoint } = await addDevice(['money']);
  service.answer(endpoint, 429, { 'retry-after': '120' });
  await send(DEPOSIT);
  await look();
  await look(119_999);
  expect(service.asked).toHaveLength(1);
  await look(120_000);
  expect(service.asked).toHaveLength(2);
});

test('a refusal for good is not repeated, and the device stays', async () => {
  const { endpoint } = await addDevice(['money']);
  service.answer(endpoint, 413);
  await send(DEPOSIT);
  await look();
  expect(await waiting()).toEqual([]);
  expect(await devices()).toHaveLength(1);
});

test('gives up when the message has expired, or after twelve attempts', async () => {
  const { endpoint } = await addDevice(['money']);
  service.answer(endpoint, 503);
  await send(DEPOSIT);
  let at = 0;
  for (let attempts = 0; attempts < 12; attempts += 1) {
    await look(at);
    at += Math.min(2_000 * 2 ** attempts, 3_600_000);
  }
  expect(service.asked).toHaveLength(12);
  expect(await waiting()).toEqual([]);

  await send(DEPOSIT);
  await look(4 * 86_400_000);
  expect(service.asked).toHaveLength(12);
});

test('no more than twenty wait for one device: the newest', async () => {
  await addDevice(['money']);
  for (let order = 1; order <= 25; order += 1) await send({ ...DEPOSIT, orderNumber: `D${order}` });
  await pushes.sweep(new Date(startedAt));
  const orders = (await waiting()).map(({ message }) => 'orderNumber' in message && message.orderNumber);
  expect(orders).toHaveLength(20);
  expect(orders).toContain('D25');
  expect(orders).not.toContain('D5');
});

describe.each(['time_out', 'self_exclusion'] as const)('a member in a %s', (kind) => {
  beforeEach(async () => {
    await addDevice(['money', 'letters', 'promotions']);
    await connection.db
      .insert(responsibleSettings)
      .values({ memberId, exclusionKind: kind, exclusionFrom: new Date(), exclusionUntil: null });
  });

  it('is sent nothing but news of withdrawals', async () => {
    await send(DEPOSIT);
    await send(BONUS);
    await send({ ...BONUS, kind: 'bonusPaid', amount: '5.00 USD' });
    await writeLetter();
    await send(WITHDRAWAL);
    await send({ ...WITHDRAWAL, kind: 'withdrawalRejected', orderNumber: 'W2' });
    await send({ ...WITHDRAWAL, kind: 'withdrawalPaid', orderNumber: 'W3' });
    await look();
    const tags = service.received.map(({ message }) => message.notification.tag).sort();
    expect(tags).toEqual(['order-W1', 'order-W2', 'order-W3']);
    expect(service.asked).toHaveLength(3);
    expect(await waiting()).toEqual([]);
  });
});

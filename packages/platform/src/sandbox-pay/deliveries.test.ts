import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { PAYMENT_HEADERS } from '@tessera/wire';
import { ensureDatabase } from '@tessera/server';
import { newOrderNumber } from '../cashier/order-number.ts';
import { signNotice } from '../cashier/notice-signature.ts';
import { connect, type Connection, type Database } from '../db/connect.ts';
import { sandboxNotices } from '../db/schema/sandbox-pay.ts';
import { holdClock } from '../testing/held-clock.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { deliverNotices, type Deliveries } from './deliveries.ts';
import { keepSandboxPayments, type Decision } from './payments.ts';

const KEY = 'what both sides know';
const SUCCESS = { status: 200, body: '{"code":"100","message":"success","data":null}' };

let connection: Connection;
/** A merchant that writes down what it gets and answers as it is told. */
let merchant: Server;
let got: { readonly body: string; readonly timestamp: string; readonly signature: string }[];
let answer: { readonly status: number; readonly body: string };
let deliveries: Deliveries;
beforeAll(async () => {
  connection = connect(await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE), () => undefined);
  merchant = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const header = (name: string) => String(request.headers[name]);
      const [timestamp, signature] = [header(PAYMENT_HEADERS.timestamp), header(PAYMENT_HEADERS.signature)];
      got.push({ body, timestamp, signature });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  // They look by themselves now and then: here only when they are asked to.
  holdClock('setInterval');
  got = [];
  answer = SUCCESS;
  deliveries = deliverNotices({ db: connection.db, key: KEY, log: fastify().log });
});
afterEach(async () => {
  await deliveries.stop();
  jest.useRealTimers();
  await connection.db.delete(sandboxNotices);
});
afterAll(async () => {
  await new Promise((resolve) => merchant.close(resolve));
  await connection.close();
});

const here = () => `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/`;

/** @returns the order whose payer has decided */
async function decided(decision: Decision, now = new Date()): Promise<string> {
  const orderNumber = newOrderNumber('D', now);
  const payments = keepSandboxPayments(connection.db);
  const path = await payments.open({
    orderNumber,
    amount: 1_000n,
    currency: 'USD',
    method: 'card',
    expiresAt: new Date(now.getTime() + 60_000),
    returnTo: '/',
  });
  await payments.decide(path.slice(path.lastIndexOf('/') + 1), decision, now);
  return orderNumber;
}

async function noticeOf(orderNumber: string) {
  const [notice] = await connection.db
    .select()
    .from(sandboxNotices)
    .where(eq(sandboxNotices.orderNumber, orderNumber));
  if (!notice) throw new Error('there is no notice');
  return notice;
}

/** One more attempt, as if its time had come. */
async function attempt(orderNumber: string) {
  await connection.db
    .update(sandboxNotices)
    .set({ nextAt: sql`now() - interval '1 second'` })
    .where(eq(sandboxNotices.orderNumber, orderNumber));
  await deliveries.look();
  return noticeOf(orderNumber);
}

/** One more attempt, which is the last for so long. */
async function attemptAndWait(orderNumber: string, seconds: number) {
  const began = Date.now();
  const notice = await attempt(orderNumber);
  const next = notice.nextAt.getTime() - seconds * 1_000;
  expect(next).toBeGreaterThanOrEqual(began);
  expect(next).toBeLessThanOrEqual(Date.now());
  return notice;
}

test('what was paid is told at once, and once it is acknowledged never again', async () => {
  deliveries.start(here());
  const orderNumber = await decided('pay');
  expect((await attempt(orderNumber)).acknowledgedAt).not.toBeNull();
  await attempt(orderNumber);
  expect(got.map(({ body }) => JSON.parse(body))).toEqual([
    {
      order_number: orderNumber,
      status: 'paid',
      amount: '10.00',
      currency: 'USD',
      payment_id: `P-${orderNumber}`,
    },
  ]);
});

test('what is decided while a look comes to its end is told by the look that was asked for meanwhile', async () => {
  let orderNumber: string | undefined;
  let meanwhile: Promise<void> | undefined;
  const db = Object.create(connection.db) as Database;
  db.execute = (async (query: Parameters<Database['execute']>[0]) => {
    const taken = await connection.db.execute(query);
    if (!meanwhile) {
      orderNumber = await decided('pay');
      meanwhile = asked.look();
    }
    return taken;
  }) as Database['execute'];
  const asked = deliverNotices({ db, key: KEY, log: fastify().log });
  asked.start(here());
  await asked.look();
  await meanwhile;
  expect(got.map(({ body }) => JSON.parse(body))).toMatchObject([{ order_number: orderNumber }]);
  await asked.stop();
});

test('what was declined is told as failed; what is paid later, half a minute later', async () => {
  deliveries.start(here());
  await attempt(await decided('decline'));
  expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({ status: 'failed' });
  const now = new Date();
  const later = await decided('later', now);
  await deliveries.look();
  expect(await noticeOf(later)).toMatchObject({ attempts: 0, acknowledgedAt: null });
  expect((await noticeOf(later)).nextAt.getTime() - now.getTime()).toBe(30_000);
});

test.each([
  [500, '{"code":"500","message":"broken"}', '500 broken'],
  [200, '{"code":"409","message":"no"}', '200 no'],
  [200, 'not JSON', 'JSON'],
])('an answer of %d %s is none: it is told again, later and later', async (status, body, said) => {
  deliveries.start(here());
  const orderNumber = await decided('pay');
  answer = { status, body };
  for (const [index, seconds] of [2, 4, 8, 16].entries()) {
    const notice = await attemptAndWait(orderNumber, seconds);
    expect(notice).toMatchObject({ attempts: index + 1, acknowledgedAt: null });
    expect(notice.lastAnswer).toContain(said);
  }
  await connection.db.update(sandboxNotices).set({ attempts: 1_000 });
  await attemptAndWait(orderNumber, 3_600);
  answer = SUCCESS;
  expect((await attempt(orderNumber)).acknowledgedAt).not.toBeNull();
});

test('each attempt is signed anew, over the same words', async () => {
  deliveries.start(here());
  const orderNumber = await decided('pay');
  answer = { status: 500, body: '{}' };
  await attempt(orderNumber);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await attempt(orderNumber);
  expect(new Set(got.map(({ body }) => body)).size).toBe(1);
  expect(new Set(got.map(({ signature }) => signature)).size).toBe(2);
  for (const { body, timestamp, signature } of got) {
    expect(signature).toBe(signNotice(KEY, timestamp, body));
  }
});

test('what one process could not tell, another does', async () => {
  deliveries.start('http://127.0.0.1:9/');
  const orderNumber = await decided('pay');
  expect(await attempt(orderNumber)).toMatchObject({ attempts: 1, acknowledgedAt: null });
  await deliveries.stop();
  deliveries = deliverNotices({ db: connection.db, key: KEY, log: fastify().log });
  deliveries.start(here());
  expect((await attempt(orderNumber)).acknowledgedAt).not.toBeNull();
});

test('two processes do not take the same notice at once', async () => {
  const other = deliverNotices({ db: connection.db, key: KEY, log: fastify().log });
  const orders = await Promise.all(Array.from({ length: 25 }, () => decided('pay')));
  deliveries.start(here());
  other.start(here());
  await Promise.all([deliveries.look(), other.look()]);
  await other.stop();
  expect(got.map(({ body }) => (JSON.parse(body) as { order_number: string }).order_number).sort()).toEqual(
    orders.sort(),
  );
});

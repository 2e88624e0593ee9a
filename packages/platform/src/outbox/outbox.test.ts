import { eq, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../db/connect.ts';
import { outboxMessages } from '../db/schema/outbox.ts';
import { registrationSettings } from '../db/schema/registration.ts';
import { holdClock } from '../testing/held-clock.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { createOutbox, type NewMessage, type Outbox } from './outbox.ts';
import { createSenders } from './senders.ts';
import { startMailServer, startSmsGateway, type MailServer, type SmsGateway } from './servers.fixture.ts';

const KEY = 'a key of the gateway';
let connection: Connection;
let mail: MailServer;
let gateway: SmsGateway;
let outbox: Outbox;
beforeAll(async () => {
  connection = connect(await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE), () => undefined);
});
beforeEach(async () => {
  // Looks only when a test says so.
  holdClock('setInterval');
  mail = await startMailServer();
  gateway = await startSmsGateway();
  outbox = createOutbox(connection.db, sendersTo(mail.url, gateway.url), fastify().log);
});
afterEach(async () => {
  await outbox.stop();
  await mail.close();
  await gateway.close();
  jest.useRealTimers();
  await connection.db.delete(outboxMessages);
});
afterAll(() => connection.close());

const sendersTo = (smtpUrl: string, smsUrl: string) =>
  createSenders(
    {
      smtp: { url: smtpUrl, from: 'Tessera <no-reply@example.com>' },
      smsGateway: { url: smsUrl, key: KEY },
      isProduction: false,
    },
    fastify().log,
  );

const EMAIL = {
  channel: 'email',
  address: 'mira@example.com',
  subject: '新しいパスワード',
  body: '123456 はコードです。',
  validForS: 600,
} as const;
const SMS = { channel: 'sms', address: '5550100', body: 'code 123456', validForS: 600 } as const;

const queue = (message: NewMessage) => outbox.queue(connection.db, message);
const kept = async () => (await connection.db.select().from(outboxMessages))[0];
const makeDue = () => connection.db.update(outboxMessages).set({ nextAt: new Date(0) });

test('sends an e-mail through a mail server, once, and keeps its text no longer', async () => {
  await queue(EMAIL);
  await outbox.look();
  await outbox.look();
  expect(mail.received).toHaveLength(1);
  const [{ to, data } = { to: '', data: '' }] = mail.received;
  expect(to).toBe('mira@example.com');
  expect(data).toContain('From: Tessera <no-reply@example.com>');
  expect(data).toContain('Auto-Submitted: auto-generated');
  const content = data.split('\n\n').slice(1).join('\n\n').replace(/\s/g, '');
  expect(/base64/.test(data) ? Buffer.from(content, 'base64').toString() : data).toMatch(/123456|=E3/);
  expect(await kept()).toMatchObject({ state: 'sent', body: '', attempts: 1 });
});

test('hands an SMS over to the gateway as documented', async () => {
  await queue(SMS);
  await outbox.look();
  const { id = 0 } = (await kept()) ?? {};
  expect(gateway.received).toHaveLength(1);
  expect(gateway.received[0]).toMatchObject({
    headers: { authorization: `Bearer ${KEY}`, 'idempotency-key': `outbox-${id}` },
    body: { id: String(id), to: '5550100', text: 'code 123456' },
  });
  expect(await kept()).toMatchObject({ state: 'sent', body: '' });
});

test.each([
  [
    'a mail server that is busy',
    (): unknown => (mail.refusal = '451 try later'),
    EMAIL,
    (): unknown => (mail.refusal = undefined),
  ],
  [
    'a gateway that is down',
    (): unknown => (gateway.status = 503),
    SMS,
    (): unknown => (gateway.status = 200),
  ],
  [
    'a gateway that knows another key',
    (): unknown => (gateway.status = 401),
    SMS,
    (): unknown => (gateway.status = 200),
  ],
] as const)('repeats after %s, with growing pauses', async (_name, fail, message, recover) => {
  fail();
  await queue(message);
  await outbox.look();
  const waits = sql<number>`extract(epoch FROM ${outboxMessages.nextAt} - now())`;
  const waitOf = async () =>
    Number((await connection.db.select({ waits }).from(outboxMessages))[0]?.waits ?? 0);
  const first = await waitOf();
  expect(await kept()).toMatchObject({ state: 'waiting', attempts: 1, body: message.body });
  expect((await kept())?.lastError).toMatch(/451|503|401/);
  await outbox.look();
  expect((await kept())?.attempts).toBe(1);
  await makeDue();
  await outbox.look();
  expect(await waitOf()).toBeGreaterThan(first + 1);
  recover();
  await makeDue();
  await outbox.look();
  expect(await kept()).toMatchObject({ state: 'sent', attempts: 3, lastError: null });
});

test('gives up what is refused for good, and gives the credit of the SMS back', async () => {
  const creditOf = async () => (await connection.db.select().from(registrationSettings))[0]?.smsCredit ?? 0;
  const before = await creditOf();
  mail.refusal = '550 no such mailbox';
  gateway.status = 422;
  await queue(EMAIL);
  await queue({ ...SMS, creditSiteId: 1 });
  await outbox.look();
  const states = await connection.db
    .select({ state: outboxMessages.state, body: outboxMessages.body })
    .from(outboxMessages);
  expect(states).toEqual([
    { state: 'failed', body: '' },
    { state: 'failed', body: '' },
  ]);
  expect(await creditOf()).toBe(before + 1);
});

test('does not send a code that has expired, and gives its credit back once', async () => {
  const [before] = await connection.db.select().from(registrationSettings);
  await queue({ ...SMS, creditSiteId: 1 });
  await connection.db.update(outboxMessages).set({ expiresAt: new Date(0) });
  await outbox.look();
  await outbox.look();
  expect(gateway.received).toEqual([]);
  expect(await kept()).toMatchObject({ state: 'expired', body: '' });
  const [after] = await connection.db.select().from(registrationSettings);
  expect(after?.smsCredit).toBe((before?.smsCredit ?? 0) + 1);
});

test('is shared by processes: of two that look at once, one sends', async () => {
  const other = createOutbox(connection.db, sendersTo(mail.url, gateway.url), fastify().log);
  for (let index = 0; index < 15; index += 1) await queue({ ...SMS, address: `55501${index}` });
  await Promise.all([outbox.look(), other.look()]);
  await Promise.all([outbox.look(), other.look()]);
  expect(gateway.received).toHaveLength(15);
  await other.stop();
});

test('keeps messages of a channel without a sender', async () => {
  const without = createOutbox(connection.db, {}, fastify().log);
  await without.queue(connection.db, EMAIL);
  await without.look();
  expect(await kept()).toMatchObject({ state: 'kept', body: EMAIL.body, attempts: 0 });
  await connection.db
    .update(outboxMessages)
    .set({ createdAt: new Date(0) })
    .where(eq(outboxMessages.state, 'kept'));
  await without.sweep();
  expect(await kept()).toBeUndefined();
  await without.stop();
});

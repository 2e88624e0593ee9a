import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import fastify from 'fastify';
import pg from 'pg';
import { Server } from 'socket.io';
import { toDecimal, toMinor } from '@tessera/domain';
import {
  CALLS,
  CHANNELS,
  callUrl,
  contentChanged,
  decodePayload,
  encodeAnswer,
  encodeEvent,
  type Call,
  type AnswerInputOf,
  type ReceivedOf,
} from '@tessera/wire';
import { HOME_READS } from '../home.ts';
import { NOTICES } from '../notices.ts';
import { CAPTCHA_ANSWER, PASSWORD } from '../players.ts';
import { move } from './rounds.ts';
import { TABLES } from './tables.sql.ts';

/**
 * The same work on bare fastify, pg and socket.io: the calls that are measured, answered in the wire's form, with no
 * more than each needs. `bare.ts <port> <database address>`; an empty database.
 */
const [port, databaseUrl] = process.argv.slice(2);
/** As the platform's: a password must cost here what it costs there. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
await pool.query(TABLES);
const app = fastify();
const io = new Server(app.server, { serveClient: false });
io.on('connection', (socket) => {
  socket.on('subscribe', ({ channel }: { channel: string }, done: (status: number) => void) => {
    void socket.join(channel);
    done(200);
  });
});

function answer<C extends Call>(call: C, work: (payload: ReceivedOf<C>) => Promise<AnswerInputOf<C>>): void {
  app.post(callUrl(call), async ({ body }) => {
    const received = decodePayload(call, body);
    if (received.kind === 'malformed') throw new Error(`${received.field}: ${received.reason}`);
    return encodeAnswer(call, await work(received.payload as never));
  });
}

for (const [call] of HOME_READS) {
  app.post(callUrl(call), async (_request, reply) => {
    const { rows } = await pool.query<{ body: string }>('SELECT body FROM answers WHERE path = $1', [
      callUrl(call),
    ]);
    return reply.type('application/json').send(rows[0]?.body);
  });
}

answer(CALLS.captcha, async () => {
  const token = randomBytes(16).toString('base64url');
  await pool.query('INSERT INTO captchas VALUES ($1, $2)', [token, CAPTCHA_ANSWER]);
  return { token, captcha: 'data:image/svg+xml,' };
});

answer(CALLS.login, async ({ account, password, captchaToken, answer: given }) => {
  const captcha = await pool.query('DELETE FROM captchas WHERE token = $1 AND answer = $2', [
    captchaToken,
    given,
  ]);
  const { rows } = await pool.query<{ id: number; password_hash: string }>(
    'SELECT id, password_hash FROM members WHERE account = $1',
    [account],
  );
  const [member] = rows;
  if (captcha.rowCount !== 1 || !member || !(await verify(member.password_hash, password))) {
    throw new Error('refused');
  }
  const token = randomBytes(32).toString('base64url');
  await pool.query('INSERT INTO sessions (id, member_id) VALUES ($1, $2)', [token, member.id]);
  return { memberId: member.id, memberAccount: account, memberCurrency: 'USD' as const, token };
});

const told = async (balance: bigint) => ({ balance: toDecimal(balance, 'USD') });
answer(CALLS.providerWager, async ({ sessionToken, roundId, transactionId, amount, outcome }) => {
  const ids = { account: sessionToken, round: roundId, transaction: transactionId };
  return told(await move(pool, { ...ids, amount: -toMinor(amount, 'USD'), outcome }));
});
answer(CALLS.providerSettle, async ({ sessionToken, roundId, transactionId, payout }) => {
  const ids = { account: sessionToken, round: roundId, transaction: transactionId };
  return told(await move(pool, { ...ids, amount: toMinor(payout, 'USD') }));
});

const ears = new pg.Client({ connectionString: databaseUrl });
await ears.connect();
await ears.query(`LISTEN ${NOTICES}`);
ears.on('notification', () => {
  const channel = CHANNELS.site;
  io.to(channel).emit(contentChanged.name, channel, encodeEvent(contentChanged, { kind: 'maintenance' }));
});

/** What there is before anything is measured. */
app.post<{ Body: { answers: Record<string, string>; accounts: string[]; games: string[] } }>(
  '/prepare',
  async ({ body: { answers, accounts, games } }) => {
    for (const [path, body] of Object.entries(answers)) {
      await pool.query('INSERT INTO answers VALUES ($1, $2)', [path, body]);
    }
    for (const account of accounts) {
      const password = await hash(PASSWORD, ARGON2ID);
      await pool.query('INSERT INTO members (account, password_hash) VALUES ($1, $2)', [account, password]);
    }
    for (const game of games) await pool.query('INSERT INTO accounts VALUES ($1, $2)', [game, 100_000]);
    return {};
  },
);
process.once('SIGTERM', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.stdout.write('ready\n');

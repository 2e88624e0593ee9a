import pg from 'pg';
import * as v from 'valibot';
import { minuteOf, summed } from './health-counts.ts';
import { pointer } from './pointer.ts';
import { followPostgres } from './postgres-follow.ts';
import { CHANNEL, prepareTables } from './postgres-schema.ts';
import {
  HEALTH_KEPT_MINUTES,
  type HealthCount,
  type Move,
  type Pointer,
  type ReleaseState,
} from './state.ts';

const POOL_SIZE = 4;
const STATEMENT_MS = 15_000;
/** A change reads documents while it holds the pointer; one that hangs must not stop all others. */
const CHANGE_MS = 30_000;
const SWEEP_MS = 60_000;

/**
 * The state in a PostgreSQL, schema `releases`: any number of gateways and publishers, on any number of machines.
 * @param onLost told of connections that broke; others are made
 * @throws Error where the database cannot be used
 */
export async function postgresState(
  url: string,
  onLost: (error: Error) => void = () => undefined,
): Promise<ReleaseState> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: CHANGE_MS,
    application_name: 'tessera-gateway',
  });
  pool.on('error', onLost);
  // The pool listens to idle ones only; a transaction's next statement says what happened.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await prepareTables(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }

  let sweptAt = 0;
  /** What is forgotten by time goes with what is written anyway. */
  async function sweep(): Promise<void> {
    if (Date.now() - sweptAt < SWEEP_MS) return;
    sweptAt = Date.now();
    await pool.query('DELETE FROM releases.nonces WHERE until < now()');
    await pool.query('DELETE FROM releases.health WHERE minute <= $1', [
      minuteOf(Date.now()) - HEALTH_KEPT_MINUTES,
    ]);
  }

  return {
    async read() {
      return pointerOf((await pool.query(`${READ}`)).rows[0]);
    },

    async change(decide) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        await client.query(`SET LOCAL lock_timeout = ${CHANGE_MS}`);
        await client.query(`SET LOCAL statement_timeout = ${CHANGE_MS}`);
        // One change after the other, whoever makes it.
        const from = pointerOf((await client.query(`${READ} FOR UPDATE`)).rows[0]);
        const { parts, moves } = await decide(from);
        const to = { revision: from.revision + 1, parts };
        if (moves.length > 0) {
          const at = new Date().toISOString();
          for (const [step, move] of moves.entries()) {
            const line: Move = { at, ...move, revision: to.revision };
            const values = [to.revision, step, at, move.part, JSON.stringify(line)];
            await client.query(INSERT_MOVE, values);
          }
          await client.query(WRITE, [to.revision, JSON.stringify(parts)]);
          await client.query('SELECT pg_notify($1, $2)', [CHANNEL, String(to.revision)]);
        }
        await client.query('COMMIT');
        return moves.length > 0 ? to : from;
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
        throw error;
      } finally {
        client.release(broken);
      }
    },

    async log({ part, limit }) {
      const { rows } = await pool.query<{ move: Move }>(
        `SELECT move FROM releases.moves WHERE $1::text IS NULL OR part = $1
           ORDER BY revision DESC, step DESC LIMIT $2`,
        [part ?? null, limit],
      );
      return rows.map(({ move }) => move);
    },

    async addHealth(counts) {
      if (counts.length === 0) return;
      await sweep();
      const sums = summed(counts);
      const column = <Field extends keyof HealthCount>(field: Field) => sums.map((sum) => sum[field]);
      await pool.query(ADD_HEALTH, [
        column('name'),
        column('release'),
        column('minute'),
        column('loads'),
        column('failures'),
        column('loadMs'),
      ]);
    },

    async health(sinceMinutes) {
      const first = minuteOf(Date.now()) - Math.min(sinceMinutes, HEALTH_KEPT_MINUTES) + 1;
      const { rows } = await pool.query<
        Record<'name' | 'release' | 'minute' | 'loads' | 'failures', string> & { load_ms: number }
      >('SELECT name, release, minute, loads, failures, load_ms FROM releases.health WHERE minute >= $1', [
        first,
      ]);
      return rows.map((row) => ({
        name: row.name,
        release: row.release,
        minute: Number(row.minute),
        loads: Number(row.loads),
        failures: Number(row.failures),
        loadMs: row.load_ms,
      }));
    },

    follow: (onChange) => followPostgres(url, onChange),

    async useNonce(nonce, untilMs) {
      await sweep();
      const { rowCount } = await pool.query(
        'INSERT INTO releases.nonces (nonce, until) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [nonce, new Date(untilMs)],
      );
      return rowCount === 1;
    },

    close: () => pool.end(),
  };
}

const READ = 'SELECT revision, parts FROM releases.pointer';
const WRITE = 'UPDATE releases.pointer SET revision = $1, parts = $2';
const INSERT_MOVE = 'INSERT INTO releases.moves (revision, step, at, part, move) VALUES ($1, $2, $3, $4, $5)';
/** In one order, so that two gateways never wait for each other. */
const ADD_HEALTH = `
INSERT INTO releases.health AS sum (name, release, minute, loads, failures, load_ms)
  SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::double precision[])
    AS count (name, release, minute, loads, failures, load_ms) ORDER BY minute, name, release
  ON CONFLICT (minute, name, release) DO UPDATE SET
    loads = sum.loads + excluded.loads,
    failures = sum.failures + excluded.failures,
    load_ms = sum.load_ms + excluded.load_ms`;

function pointerOf(row: { readonly revision: string; readonly parts: unknown } | undefined): Pointer {
  return v.parse(pointer, { revision: Number(row?.revision), parts: row?.parts });
}

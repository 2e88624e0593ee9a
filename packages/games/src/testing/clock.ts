import pg from 'pg';
import { until } from './until.ts';

/**
 * A clock is not held in the last moment before something closes: a step that is under way may still read an instant after
 * it.
 */
export const LEFT_MS = 50;

/** The clock of a test's database, by which rounds, fixtures, leases and open rounds go. */
export interface TestClock {
  /** Stops it: nothing closes, ends or runs out until the test says so, however slow the machine is. */
  hold(): Promise<void>;
  /** Lets it go on from where it is. */
  run(): Promise<void>;
  /** Lets it go on until something is there, and stops it then. */
  holdWhen<T>(find: () => Promise<T | undefined>, what: string): Promise<T>;
  /** Moves it on, whether it is held or not. */
  forward(ms: number): Promise<void>;
}

/**
 * Functions that take the place of PostgreSQL's own, because the schema comes first in the search path. `held_at` is the
 * instant at which the clock is held, `behind` is how much it is late since then.
 */
const SCHEMA = `
  CREATE SCHEMA test_clock;
  CREATE TABLE test_clock.clock AS SELECT interval '0' AS behind, NULL::timestamptz AS held_at;
  CREATE FUNCTION test_clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
    AS $$ SELECT coalesce(held_at, pg_catalog.clock_timestamp() - behind) FROM test_clock.clock $$;
  CREATE FUNCTION test_clock.now() RETURNS timestamptz LANGUAGE sql STABLE
    AS $$ SELECT coalesce(held_at, pg_catalog.now() - behind) FROM test_clock.clock $$`;
const HOLD = `UPDATE test_clock.clock SET held_at = pg_catalog.clock_timestamp() - behind WHERE held_at IS NULL`;
const RUN = `UPDATE test_clock.clock SET behind = pg_catalog.clock_timestamp() - held_at, held_at = NULL
  WHERE held_at IS NOT NULL`;
const FORWARD = `UPDATE test_clock.clock SET held_at = held_at + ms, behind = behind - ms
  FROM (SELECT make_interval(secs => $1::float8 / 1000) AS ms) AS passed`;

/**
 * Gives a database a clock that a test can hold. Connections that are opened afterwards go by it, of all servers and
 * processes.
 */
export async function createTestClock(databaseUrl: string): Promise<TestClock> {
  /** On a connection of its own, so that nothing is left open. */
  async function query(statement: string, values?: readonly unknown[]): Promise<void> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query(statement, values && [...values]);
    } finally {
      await client.end();
    }
  }
  const database = pg.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
  await query(SCHEMA);
  await query(`ALTER DATABASE ${database} SET search_path = test_clock, pg_catalog, public`);
  let isHeld = false;
  async function hold(): Promise<void> {
    if (!isHeld) await query(HOLD);
    isHeld = true;
  }
  async function run(): Promise<void> {
    if (isHeld) await query(RUN);
    isHeld = false;
  }
  return {
    hold,
    run,
    holdWhen: (find, what) =>
      until(async () => {
        const isThere = (await find()) !== undefined;
        if (isThere) await hold();
        // It may have gone before the clock was held.
        const found = isThere ? await find() : undefined;
        if (found === undefined) await run();
        return found;
      }, what),
    forward: (ms) => query(FORWARD, [ms]),
  };
}

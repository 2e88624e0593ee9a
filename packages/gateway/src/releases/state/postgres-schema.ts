import type { Pool } from 'pg';

/** Of the advisory lock under which tables are made: gateways start at the same instant. */
const SETUP_LOCK = 7_318_003;

/** Told of each change, with its revision. */
export const CHANNEL = 'releases_moved';

const TABLES = `
CREATE SCHEMA IF NOT EXISTS releases;

CREATE TABLE IF NOT EXISTS releases.pointer (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  revision bigint NOT NULL,
  parts jsonb NOT NULL
);
INSERT INTO releases.pointer (revision, parts) VALUES (0, '{}') ON CONFLICT DO NOTHING;

CREATE TABLE IF NOT EXISTS releases.moves (
  revision bigint NOT NULL,
  step smallint NOT NULL,
  at timestamptz NOT NULL,
  part text NOT NULL,
  move jsonb NOT NULL,
  PRIMARY KEY (revision, step)
);
CREATE INDEX IF NOT EXISTS moves_of_part ON releases.moves (part, revision);

CREATE OR REPLACE FUNCTION releases.moves_insert_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'releases.moves is insert-only: what was done is undone by another move'
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER moves_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON releases.moves
  FOR EACH STATEMENT EXECUTE FUNCTION releases.moves_insert_only();

CREATE TABLE IF NOT EXISTS releases.health (
  name text NOT NULL,
  release text NOT NULL,
  minute bigint NOT NULL,
  loads bigint NOT NULL,
  failures bigint NOT NULL,
  load_ms double precision NOT NULL,
  PRIMARY KEY (minute, name, release)
);

CREATE TABLE IF NOT EXISTS releases.nonces (
  nonce text PRIMARY KEY,
  until timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS nonces_until ON releases.nonces (until);
`;

/** Makes the schema `releases` where it is not there yet; any number of gateways may do so at once. */
export async function prepareTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SETUP_LOCK]);
    await client.query(TABLES);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

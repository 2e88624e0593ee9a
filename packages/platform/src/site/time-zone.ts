import { eq, sql } from 'drizzle-orm';
import { StartFailure } from '@tessera/server';
import type { Database, Queries } from '../db/connect.ts';
import { facts, sites } from '../db/schema/site.ts';
import { SEED_LOCK } from '../seed/lock.ts';
import { DEFAULT_TIME_ZONE, setSiteTimeZone } from './calendar.ts';

/** The fact that says by which zone this database counts days. */
const FACT = 'time zone';

/**
 * Lets this process count days by the zone of its database. A new database takes the zone that is asked for. Later it
 * stays: limits, sign-in, records and settlements are stored by day, and a day of one zone is no day of another.
 * @param asked the setting; `undefined`: whatever the database has
 * @throws StartFailure where the database counts by another zone, or does not know this one
 */
export async function settleTimeZone(db: Database, asked: string | undefined): Promise<void> {
  const zone = await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const known = (await zoneOf(tx)) ?? ((await isNew(tx)) ? undefined : DEFAULT_TIME_ZONE);
    if (known !== undefined && asked !== undefined && asked !== known) {
      throw new StartFailure(
        `SITE_TIME_ZONE=${asked} is not the zone of this database: its days are counted in ${known}, and stay so. Unset it, or begin with a new database.`,
      );
    }
    const settled = known ?? asked ?? DEFAULT_TIME_ZONE;
    await requireKnown(tx, settled);
    await tx.insert(facts).values({ name: FACT, value: settled }).onConflictDoNothing();
    await defineSiteDay(tx, settled);
    // Earlier releases let pages show another zone than the one that counts.
    await tx
      .update(sites)
      .set({ settings: sql`jsonb_set(${sites.settings}, '{timeZone}', to_jsonb(${settled}::text))` })
      .where(sql`${sites.settings} ->> 'timeZone' IS DISTINCT FROM ${settled}`);
    return settled;
  });
  setSiteTimeZone(zone);
}

/** Lets a command of the operator count days by the zone of the database; one that no release has settled has the default. */
export async function readTimeZone(queries: Queries): Promise<void> {
  setSiteTimeZone((await zoneOf(queries)) ?? DEFAULT_TIME_ZONE);
}

async function zoneOf(queries: Queries): Promise<string | undefined> {
  const [fact] = await queries.select().from(facts).where(eq(facts.name, FACT));
  return fact?.value;
}

/** Whether nothing has been counted here: the sample members come with the first start. */
async function isNew(queries: Queries): Promise<boolean> {
  const seeded = await queries.select().from(facts).where(eq(facts.name, 'members'));
  return seeded.length === 0;
}

/** Lets the database's own sums go by the zone. Nothing happens where they do. */
async function defineSiteDay(queries: Queries, zone: string): Promise<void> {
  const { rows } = await queries.execute<{ definition: string }>(
    sql`SELECT pg_get_functiondef('site_day(timestamptz)'::regprocedure) AS definition`,
  );
  if (rows[0]?.definition.includes(`'${zone}'`)) return;
  await queries.execute(
    sql.raw(`CREATE OR REPLACE FUNCTION site_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN (at AT TIME ZONE '${zone}')::date`),
  );
}

async function requireKnown(queries: Queries, zone: string): Promise<void> {
  const { rows } = await queries.execute(sql`SELECT FROM pg_timezone_names WHERE name = ${zone}`);
  if (rows.length === 0) throw new StartFailure(`SITE_TIME_ZONE=${zone} is no time zone of the database.`);
}

import { randomBytes } from 'node:crypto';
import { and, eq, isNull, or } from 'drizzle-orm';
import { SEED_BYTES, commitmentOf } from '@tessera/domain/fairness';
import type { Queries } from '../store/connect.ts';
import { seeds } from '../store/schema.ts';

export type Seed = typeof seeds.$inferSelect;

export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** The seed of the session's next round, whose hash it is told now: drawn when it is first asked for. */
export async function nextSeed(queries: Queries, session: string): Promise<Seed> {
  const unused = and(eq(seeds.session, session), isNull(seeds.roundId));
  const [known] = await queries.select().from(seeds).where(unused);
  if (known) return known;
  const seed = newSeed();
  await queries
    .insert(seeds)
    .values({ hash: commitmentOf(seed), seed, session })
    .onConflictDoNothing();
  // Another request of the session may have been first: its seed is the one.
  const [next] = await queries.select().from(seeds).where(unused);
  return next ?? nextSeed(queries, session);
}

/** Gives the session's next seed to a round, and draws the one after it. @returns both */
export async function useSeed(
  queries: Queries,
  session: string,
  roundId: string,
): Promise<{ readonly used: Seed; readonly next: Seed }> {
  const used = await nextSeed(queries, session);
  await queries.update(seeds).set({ roundId }).where(eq(seeds.hash, used.hash));
  return { used, next: await nextSeed(queries, session) };
}

/** A round's seed, and the one of its session's next round: in one question, since both are told with each answer. */
export async function seedAndNext(
  queries: Queries,
  hash: string,
  session: string,
): Promise<{ readonly seed: string; readonly next: Seed }> {
  const rows = await queries
    .select()
    .from(seeds)
    .where(or(eq(seeds.hash, hash), and(eq(seeds.session, session), isNull(seeds.roundId))));
  const used = rows.find((row) => row.hash === hash);
  if (!used) throw new Error(`there is no seed of ${hash}`);
  const next = rows.find((row) => row.session === session && row.roundId === null);
  return { seed: used.seed, next: next ?? (await nextSeed(queries, session)) };
}

export async function seedOf(queries: Queries, hash: string): Promise<string> {
  const [row] = await queries.select({ seed: seeds.seed }).from(seeds).where(eq(seeds.hash, hash));
  if (!row) throw new Error(`there is no seed of ${hash}`);
  return row.seed;
}

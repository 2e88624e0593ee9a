import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '../store/connect.ts';
import { leases } from '../store/schema.ts';

/** What one server may do and no other, as long as it is renewed. */
export interface Lease {
  readonly name: string;
  /** Each holder has a higher one than those before. */
  readonly term: bigint;
}

/** How long a lease outlives its holder. Whoever looks for it twice a second has it within four. */
export const LEASE_MS = 3_000;
export const RENEW_MS = 1_000;

/** Of the database's clock; the servers' own may differ. */
const expiry = sql`clock_timestamp() + make_interval(secs => ${LEASE_MS / 1_000})`;

export interface Leases {
  /** `undefined` where another holds it. */
  acquire(name: string): Promise<Lease | undefined>;
  /** Those that are still held; the others have run out, and may be somebody else's by now. */
  renew(held: readonly Lease[]): Promise<readonly Lease[]>;
  /** Lets the next one have it at once. */
  release(lease: Lease): Promise<void>;
}

/** @param holder this process, unlike any other of any time */
export function createLeases(db: Database, holder: string): Leases {
  return {
    async acquire(name) {
      const [taken] = await db
        .insert(leases)
        .values({ name, holder, term: 1n, until: expiry })
        .onConflictDoUpdate({
          target: leases.name,
          set: { holder, term: sql`${leases.term} + 1`, until: expiry },
          setWhere: sql`${leases.until} < clock_timestamp()`,
        })
        .returning({ term: leases.term });
      return taken && { name, term: taken.term };
    },

    async renew(held) {
      if (held.length === 0) return [];
      const names = held.map(({ name }) => name);
      const mine = await db
        .update(leases)
        .set({ until: expiry })
        // One that has run out is over, though nobody has taken it: what was refused for it (`fenced`) was given up for good.
        .where(
          and(
            inArray(leases.name, names),
            eq(leases.holder, holder),
            sql`${leases.until} > clock_timestamp()`,
          ),
        )
        .returning({ name: leases.name, term: leases.term });
      const terms = new Map(mine.map(({ name, term }) => [name, term]));
      return held.filter(({ name, term }) => terms.get(name) === term);
    },

    async release({ name, term }) {
      await db
        .update(leases)
        .set({ until: sql`'-infinity'` })
        .where(and(eq(leases.name, name), eq(leases.holder, holder), eq(leases.term, term)));
    },
  };
}

/** Another server has taken over; what was about to be written is its work now. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * Runs writes of a lease's holder in one transaction, as its holder to the end: nobody takes the lease over before the
 * commit.
 * @throws LeaseLost where it is somebody else's, or has run out
 */
export function fenced<T>(db: Database, lease: Lease, work: (tx: Queries) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ name: leases.name })
      .from(leases)
      .where(and(eq(leases.name, lease.name), isHeld(lease)))
      .for('share');
    if (!held) throw new LeaseLost(`${lease.name}: term ${lease.term} is over`);
    return work(tx);
  });
}

/** For a single statement whose rows say themselves whether they are still to be changed. */
export const whileHeld = (lease: Lease): SQL =>
  sql`EXISTS (SELECT 1 FROM ${leases} WHERE ${eq(leases.name, lease.name)} AND ${isHeld(lease)})`;

const isHeld = ({ term }: Lease): SQL =>
  and(eq(leases.term, term), sql`${leases.until} > clock_timestamp()`)!;

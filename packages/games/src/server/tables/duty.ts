import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { giveNotice } from '../live/notices.ts';
import type { Database } from '../store/connect.ts';
import { LEASE_MS, RENEW_MS, createLeases, type Lease } from './lease.ts';
import type { Lead } from './lead.ts';

interface Parts {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  /** This process, unlike any other of any time. */
  readonly server: string;
  /** What the leases' names begin with. */
  readonly kind: 'table' | 'book';
  readonly names: readonly string[];
  /** Whether somebody is at a place, at this server. */
  readonly isAwake: (place: string) => boolean;
  /**
   * Where somebody has to bring something to an end: among the others, and at places that this release does not have.
   * @param led by this server
   */
  readonly undone: (others: readonly string[], led: readonly string[]) => Promise<readonly string[]>;
  readonly lead: (place: string, lease: Lease) => Lead;
}

/** Which tables, or which books, this server leads. */
export interface Duty {
  /** Somebody came to this server: the place goes on within a moment, whoever leads it. */
  wake(place: string): void;
  /** A server has given a place back. */
  look(): void;
  /** Gives back what it leads. */
  stop(): Promise<void>;
}

const LOOK_MS = 500;

/**
 * Leads the places that somebody is at here, and those that a server left with something undone, as far as no other
 * server leads them; gives back where nobody is any longer.
 */
export function takeDuty({ db, log, server, kind, names, isAwake, undone, lead }: Parts): Duty {
  const leases = createLeases(db, server);
  const leaseOf = (place: string): string => `${kind} ${place}`;
  const leads = new Map<string, Lead>();
  const leaving = new Set<Promise<void>>();
  let renewedAt = performance.now();
  let stopped = false;

  const looking = repeated(LOOK_MS, async () => {
    await giveBack();
    const free = names.filter((name) => !leads.has(name));
    const wanted = free.filter(isAwake);
    const others = free.filter((name) => !isAwake(name));
    for (const name of await unled([...wanted, ...(await undone(others, [...leads.keys()]))])) {
      if (stopped) return;
      const lease = await leases.acquire(leaseOf(name));
      if (lease) leads.set(name, lead(name, lease));
    }
  });

  const renewing = repeated(RENEW_MS, async () => {
    const begun = performance.now();
    // Late by more than a lease's life: others have taken over, or this server begins anew. What it still writes is refused.
    if (begun - renewedAt > LEASE_MS) log.warn({ kind }, 'leases were not renewed in time');
    const held = new Set(await leases.renew([...leads.values()].map(({ lease }) => lease)));
    renewedAt = begun;
    for (const [name, led] of leads) {
      // One that was taken a moment ago was not asked for.
      if (held.has(led.lease) || !(await isLost(led))) continue;
      // It was given back while that was asked.
      if (leads.get(name) !== led) continue;
      log.warn({ place: name }, 'a lease has run out: its place is led anew, here or by another server');
      leads.delete(name);
      leave(led);
    }
  });

  /** Without waiting for what it has under way: the others' leases would run out meanwhile. */
  function leave(led: Lead): void {
    const left = led
      .stop()
      .catch((error: unknown) => log.error({ err: error }, 'a place was not left in order'))
      .finally(() => leaving.delete(left));
    leaving.add(left);
  }

  async function isLost({ lease }: Lead): Promise<boolean> {
    return (await leases.renew([lease])).length === 0;
  }

  /** Those without a living leader. */
  async function unled(places: readonly string[]): Promise<string[]> {
    if (places.length === 0) return [];
    const { rows } = await db.execute<{ name: string }>(sql`
      SELECT p.name FROM unnest(${sql.param([...places])}::text[]) AS p(name)
      LEFT JOIN leases ON leases.name = ${leaseOf('')} || p.name
      WHERE leases.until IS NULL OR leases.until < clock_timestamp()`);
    return rows.map(({ name }) => name);
  }

  async function giveBack(): Promise<void> {
    for (const [name, led] of leads) {
      if (!isAwake(name) && led.isResting()) await end(name, led);
    }
  }

  async function end(name: string, led: Lead): Promise<void> {
    leads.delete(name);
    await led.stop();
    await leases.release(led.lease);
    await giveNotice(db, { kind: 'free', table: name });
  }

  /** Does the work now and again, never twice at a time. */
  function repeated(everyMs: number, work: () => Promise<void>) {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    let again = false;
    function now(): void {
      clearTimeout(timer);
      again = true;
      running ??= run().finally(() => (running = undefined));
    }
    async function run(): Promise<void> {
      while (again && !stopped) {
        again = false;
        await work().catch((error: unknown) => log.error({ err: error }, `${kind}s cannot be looked after`));
      }
      if (!stopped) timer = setTimeout(now, everyMs);
    }
    now();
    return {
      now,
      async stop() {
        clearTimeout(timer);
        await running;
      },
    };
  }

  return {
    wake(place) {
      const led = leads.get(place);
      if (led) led.wake();
      else looking.now();
    },
    look: () => looking.now(),
    async stop() {
      stopped = true;
      await Promise.all([looking.stop(), renewing.stop()]);
      await Promise.all(leaving);
      // What cannot be given back, because the database is away, runs out by itself.
      const ended = await Promise.allSettled([...leads].map(([name, led]) => end(name, led)));
      if (ended.some(({ status }) => status === 'rejected'))
        log.warn({ kind }, 'a place could not be given back');
    },
  };
}

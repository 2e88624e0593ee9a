import { sql } from 'drizzle-orm';
import { giveNotice } from '../live/notices.ts';
import { callOff } from './call-off.ts';
import { LEASE_MS, RENEW_MS, createLeases } from './lease.ts';
import { lead, type Lead } from './lead.ts';
import type { SettleParts } from './settle.ts';
import type { Table } from './table.ts';
import { forsakenTables, unfinishedTables } from './unfinished.ts';

interface Parts extends SettleParts {
  readonly tables: ReadonlyMap<string, Table>;
  /** This process, unlike any other of any time. */
  readonly server: string;
  /** Whether somebody sits at a table, at this server. */
  readonly isAwake: (table: string) => boolean;
}

/** Which tables this server leads. */
export interface Duty {
  /** Somebody sat down at this server: the table goes on within a moment, whoever leads it. */
  wake(table: string): void;
  /** A server has given a table back. */
  look(): void;
  /** Gives back what it leads. */
  stop(): Promise<void>;
}

const LOOK_MS = 500;

/**
 * Leads the tables that somebody sits at here, and those that a server left with something undone, as far as no other
 * server leads them; gives back what nobody sits at any longer. What stands on tables that this release does not have is
 * called off.
 */
export function takeDuty({ tables, server, isAwake, ...parts }: Parts): Duty {
  const { db, log } = parts;
  const leases = createLeases(db, server);
  const leads = new Map<string, Lead>();
  let renewedAt = performance.now();
  let stopped = false;

  const looking = repeated(LOOK_MS, async () => {
    await giveBack();
    const free = [...tables.keys()].filter((name) => !leads.has(name));
    const wanted = free.filter(isAwake);
    const others = free.filter((name) => !isAwake(name));
    const undone = others.length === 0 ? new Set<string>() : await unfinishedTables(db, others);
    const forsaken = await forsakenTables(db, [...tables.keys(), ...leads.keys()]);
    for (const name of await unled([...wanted, ...undone, ...forsaken])) {
      if (stopped) return;
      const lease = await leases.acquire(leaseOf(name));
      if (!lease) continue;
      const table = tables.get(name);
      leads.set(
        name,
        table
          ? lead({ ...parts, table, lease, isAwake: () => isAwake(name) })
          : callOff({ ...parts, name, lease }),
      );
    }
  });

  const renewing = repeated(RENEW_MS, async () => {
    const begun = performance.now();
    // Late by more than a lease's life: others have taken over, or will. What this server still writes is refused.
    if (begun - renewedAt > LEASE_MS) log.warn('the leases of tables were not renewed in time');
    const held = new Set(await leases.renew([...leads.values()].map(({ lease }) => lease)));
    renewedAt = begun;
    for (const [name, led] of leads) {
      // One that was taken a moment ago was not asked for.
      if (held.has(led.lease)) continue;
      if (!(await isLost(led))) continue;
      log.warn({ table: name }, 'another server leads a table now');
      leads.delete(name);
      await led.stop();
    }
  });

  async function isLost({ lease }: Lead): Promise<boolean> {
    return (await leases.renew([lease])).length === 0;
  }

  /** Those without a living leader. */
  async function unled(names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return [];
    const { rows } = await db.execute<{ name: string }>(sql`
      SELECT t.name FROM unnest(${sql.param([...names])}::text[]) AS t(name)
      LEFT JOIN leases ON leases.name = ${LEASE_PREFIX} || t.name
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
        await work().catch((error: unknown) => log.error({ err: error }, 'tables cannot be looked after'));
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
    wake(table) {
      const led = leads.get(table);
      if (led) led.wake();
      else looking.now();
    },
    look: () => looking.now(),
    async stop() {
      stopped = true;
      await Promise.all([looking.stop(), renewing.stop()]);
      // What cannot be given back, because the database is away, runs out by itself.
      const ended = await Promise.allSettled([...leads].map(([name, led]) => end(name, led)));
      if (ended.some(({ status }) => status === 'rejected')) log.warn('a table could not be given back');
    },
  };
}

const LEASE_PREFIX = 'table ';
const leaseOf = (table: string): string => LEASE_PREFIX + table;

import { giveNotice, type Notice } from '../live/notices.ts';
import type { Database } from '../store/connect.ts';

type CrowdNotice = Extract<Notice, { kind: 'crowd' }>;

/** How many players sit at each table, at all servers together. */
export interface Crowd {
  hear(notice: CrowdNotice): void;
  players(table: string): number;
  stop(): void;
}

interface Parts {
  readonly db: Database;
  readonly server: string;
  /** At this server, for each table that has any. */
  readonly here: () => Readonly<Record<string, number>>;
  readonly onFailure: (error: unknown) => void;
}

const TELL_EVERY_MS = 2_000;
/** A server that is heard no more has gone, and its players with it. */
const GONE_MS = 7_000;

export function createCrowd({ db, server, here, onFailure }: Parts): Crowd {
  const others = new Map<
    string,
    { readonly at: number; readonly players: Readonly<Record<string, number>> }
  >();
  let saidSome = false;
  const timer = setInterval(() => {
    const players = here();
    const some = Object.keys(players).length > 0;
    // Where nobody is, that is said once.
    if (!some && !saidSome) return;
    saidSome = some;
    giveNotice(db, { kind: 'crowd', server, players }).catch(onFailure);
  }, TELL_EVERY_MS);
  return {
    hear({ server: from, players }) {
      if (from !== server) others.set(from, { at: performance.now(), players });
    },
    players(table) {
      let sum = here()[table] ?? 0;
      for (const [from, { at, players }] of others) {
        if (performance.now() - at > GONE_MS) others.delete(from);
        else sum += players[table] ?? 0;
      }
      return sum;
    },
    stop: () => clearInterval(timer),
  };
}

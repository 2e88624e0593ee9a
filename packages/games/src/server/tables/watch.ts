import type { FastifyBaseLogger } from 'fastify';
import type { TableState } from '../../protocol/tables.ts';
import type { Database } from '../store/connect.ts';
import { readTableState } from './table-state.ts';
import type { Table } from './table.ts';

interface Parts {
  readonly db: Database;
  readonly tables: ReadonlyMap<string, Table>;
  readonly log: FastifyBaseLogger;
  /** At all servers. */
  readonly players: (table: string) => number;
  /** To everybody who has the table open at this server. */
  readonly send: (state: TableState) => void;
}

/** What the tables of this server's players look like now: read once for all of them. */
export interface Watch {
  /** The table has changed: it is read, and sent to everybody. */
  changed(table: string): void;
  /** Waits until everybody was sent what has changed so far. */
  sent(table: string): Promise<void>;
  /** As it is now; those who ask at the same moment share one answer. */
  read(table: string): Promise<TableState | undefined>;
  /** As it is as soon as it has a round, which it has a moment after somebody sat down; `undefined` where that takes too long. */
  opened(table: string): Promise<TableState | undefined>;
}

/** A table that is being read for everybody. */
interface Sending {
  /** It has changed since. */
  again: boolean;
  readonly done: Promise<void>;
}

const OPEN_MS = 6_000;

export function createWatch({ db, tables, log, players, send }: Parts): Watch {
  const reading = new Map<string, Promise<TableState | undefined>>();
  const sending = new Map<string, Sending>();
  const waiting = new Map<string, Set<(state: TableState) => void>>();

  const readNow = (name: string): Promise<TableState | undefined> =>
    readTableState(db, tables.get(name)!, players(name));

  async function sendOn(name: string, mark: Pick<Sending, 'again'>): Promise<void> {
    while (mark.again) {
      mark.again = false;
      // Begun after the notice: what it tells of is in it.
      const state = await readNow(name);
      if (!state) continue;
      send(state);
      waiting.get(name)?.forEach((tell) => tell(state));
    }
  }

  function read(name: string): Promise<TableState | undefined> {
    const known = reading.get(name) ?? readNow(name).finally(() => reading.delete(name));
    reading.set(name, known);
    return known;
  }

  return {
    changed(name) {
      if (!tables.has(name)) return;
      const under = sending.get(name);
      if (under) {
        under.again = true;
        return;
      }
      const mark = { again: true };
      const done = sendOn(name, mark)
        .catch((error: unknown) => log.error({ err: error, table: name }, 'a table cannot be read'))
        .finally(() => sending.delete(name));
      sending.set(name, Object.assign(mark, { done }));
    },

    sent: async (name) => sending.get(name)?.done,

    read,

    async opened(name) {
      const tellers = waiting.get(name) ?? new Set();
      waiting.set(name, tellers);
      let tell!: (state: TableState | undefined) => void;
      const next = new Promise<TableState | undefined>((resolve) => (tell = resolve));
      tellers.add(tell);
      const late = setTimeout(() => tell(undefined), OPEN_MS);
      try {
        return (await read(name)) ?? (await next);
      } finally {
        clearTimeout(late);
        tellers.delete(tell);
      }
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { BookChange, BookState } from '../../protocol/book.ts';
import type { Database } from '../store/connect.ts';
import { Board } from './board.ts';
import type { Book } from './book.ts';
import { readNewest } from './fixtures.ts';

interface Parts {
  readonly db: Database;
  readonly book: Book;
  readonly log: FastifyBaseLogger;
  /** At all servers. */
  readonly players: () => number;
  /** Whether somebody has the book open at this server. */
  readonly isOpen: () => boolean;
  /** To everybody who has; awaited before anything else is told of the same book. */
  readonly send: (change: BookChange) => Promise<void>;
}

/** What a book looks like to this server's players, as time goes on. */
export interface BoardWatch {
  /** The book has other fixtures: they are read. */
  changed(): void;
  /** As it is now; `undefined` where it does not open in time, because the database is away. */
  opened(): Promise<BookState | undefined>;
  /** Waits until everybody was sent what has changed so far. */
  sent(): Promise<void>;
  stop(): Promise<void>;
}

/** Changes that come sooner after each other are sent together. */
const SEND_EVERY_MS = 1_000;
/** A timer's longest wait: time itself may be set anew. */
const LONGEST_MS = 5_000;
const OPEN_MS = 6_000;
const LOOK_MS = 100;
/** Rows that were read longer ago are read anew, whatever was heard. */
const FRESH_MS = 10_000;

export function watchBoard({ db, book, log, players, isOpen, send }: Parts): BoardWatch {
  const board = new Board(book);
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  let sending = Promise.resolve();
  let sentAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function readRows(): Promise<void> {
    const read = await readNewest(db, book);
    board.take(read);
    readAt = performance.now();
  }
  /** Those who ask at the same moment share one reading. */
  const read = (): Promise<void> => (reading ??= readRows().finally(() => (reading = undefined)));

  /** Begun after the notice, so that what it tells of is in it. */
  async function readAnew(): Promise<void> {
    await reading?.catch(() => undefined);
    await read();
    go();
  }

  function sendNow(): Promise<void> {
    clearTimeout(timer);
    sentAt = performance.now();
    const change = board.changes(players());
    if (change) {
      sending = sending
        .then(() => send(change))
        .catch((error: unknown) => log.error({ err: error, book: book.name }, 'a book is not told'));
    }
    go();
    return sending;
  }

  /** Sends what changes when it does, as long as somebody looks. */
  function go(): void {
    clearTimeout(timer);
    if (isStopped || !isOpen()) return;
    const sinceSent = performance.now() - sentAt;
    const ms = Math.min(Math.max(board.restMs(), SEND_EVERY_MS - sinceSent), LONGEST_MS);
    timer = setTimeout(() => void sendNow(), Math.ceil(ms));
  }

  return {
    changed() {
      readAnew().catch((error: unknown) =>
        log.error({ err: error, book: book.name }, 'a book cannot be read'),
      );
    },
    async opened() {
      if (performance.now() - readAt > FRESH_MS) await read();
      for (const end = performance.now() + OPEN_MS; performance.now() < end; await read()) {
        const state = board.whole(players());
        go();
        if (state.fixtures.length > 0) return state;
        // One that rested has nothing to bet on until somebody leads it.
        await sleep(LOOK_MS);
      }
      return undefined;
    },
    sent: sendNow,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([reading?.catch(() => undefined), sending]);
    },
  };
}

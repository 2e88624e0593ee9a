import type { FastifyBaseLogger } from 'fastify';
import { inArray } from 'drizzle-orm';
import type { BookAnswer, BookChange, SlipAnswer } from '../../protocol/book.ts';
import { findGame, type Games } from '../../games/index.ts';
import type { Hall } from '../live/hall.ts';
import type { Money } from '../money.ts';
import type { GameSession, Sealer } from '../sealed-session.ts';
import type { Store } from '../store/connect.ts';
import { rounds } from '../store/schema.ts';
import { bounded } from '../tables/bounded.ts';
import { takeDuty } from '../tables/duty.ts';
import { noteTold } from '../note-told.ts';
import { watchBoard } from './board-watch.ts';
import { bookName, booksOf, type Book } from './book.ts';
import { endBook, leadBook } from './lead-book.ts';
import { createPlaceSlip, type PlaceSlip } from './place-slip.ts';
import { slipAnswerOf, slipOf, type SlipRow } from './slip.ts';
import { forsakenBooks, unfinishedBooks } from './slip-dues.ts';
import { knownToSlips, minesOf, openSlipsOn, ownSlip, tellMines } from './slips.ts';

interface Parts {
  /** This process, unlike any other of any time. */
  readonly server: string;
  readonly store: Store;
  readonly money: Money;
  readonly sealer: Sealer;
  readonly games: Games;
  readonly hall: Hall;
  readonly log: FastifyBaseLogger;
}

/** The books of a site, as this one of its servers has them. */
export interface Books {
  /** The book that a session's game is. */
  of(session: Pick<GameSession, 'gameCode'>): Book | undefined;
  /** What the player sees of it now; `undefined` where it does not open, because the database is away. */
  look(book: Book, session: GameSession): Promise<BookAnswer | undefined>;
  readonly place: PlaceSlip;
  /** @throws Refusal 404 where it is none of the player's */
  slip(book: Book, session: GameSession, roundId: string): Promise<SlipAnswer>;
}

/** Calls to the platform, of all books of this server together. */
const MOST_ASKED = 16;

export function openBooks({ server, store, money, sealer, games, hall, log }: Parts): Books {
  const { db } = store;
  const { live } = hall;
  const books = booksOf(games);
  const of = ({ gameCode }: Pick<GameSession, 'gameCode'>): Book | undefined => {
    const game = findGame(gameCode, games);
    return game && books.get(bookName(game));
  };
  const watches = new Map(
    [...books].map(([name, book]) => [
      name,
      watchBoard({
        ...{ db, book, log },
        players: () => hall.players(name),
        isOpen: () => hall.playersHere(name) > 0,
        send: createSend(book),
      }),
    ]),
  );
  const settling = { db, log, money, asking: bounded(MOST_ASKED) };
  const duty = takeDuty({
    ...{ db, log, server },
    kind: 'book',
    names: [...books.keys()],
    isAwake: hall.isAwake,
    undone: async (others, led) => [
      ...(await unfinishedBooks(db, others)),
      ...(await forsakenBooks(db, [...books.keys(), ...led])),
    ],
    lead(name, lease) {
      const book = books.get(name);
      const isAwake = (): boolean => hall.isAwake(name);
      return book ? leadBook({ ...settling, book, lease, isAwake }) : endBook({ ...settling, name, lease });
    },
  });

  /** Sends changes to everybody, and what they come to in their slips to those who have any. */
  function createSend(book: Book): (change: BookChange) => Promise<void> {
    const before = new Map<string, string>();
    return async (change) => {
      live.toPlace(book.name, 'fixtures', change);
      const moved = change.fixtures.filter(({ id, score, phase }) => {
        const now = `${phase} ${score.join()}`;
        const was = before.get(id);
        if (phase === 'over' || phase === 'void') before.delete(id);
        else before.set(id, now);
        return was !== undefined && was !== now;
      });
      if (moved.length > 0) {
        const ids = moved.map(({ id }) => id);
        await tellOpen(book, await openSlipsOn(db, book, ids));
      }
    };
  }

  async function tellOpen(book: Book, rows: readonly SlipRow[]): Promise<void> {
    const here = rows.filter(({ playerId }) => live.isSeated(playerId, book.name));
    const known = await knownToSlips(db, here);
    for (const [playerId, own] of Map.groupBy(here, (row) => row.playerId)) {
      const slips = own.map((row) => slipOf(book, row, known));
      live.toPlayer(playerId, book.name, 'slips', { slips });
    }
  }

  /** Tells those who are here, and notes that they were told. */
  async function tellEnded(ids: readonly string[]): Promise<void> {
    const found = await db
      .select()
      .from(rounds)
      .where(inArray(rounds.id, [...ids]));
    for (const [name, rows] of Map.groupBy(found, ({ book }) => book)) {
      const book = name === null ? undefined : books.get(name);
      if (!book) continue;
      // The goal is told before what it paid.
      await watches.get(book.name)!.sent();
      const isTellable = ({ rulesVersion }: SlipRow): boolean => rulesVersion === book.rules.version;
      const tellable = rows.filter(isTellable);
      const known = await knownToSlips(db, tellable);
      for (const row of tellable) live.paid(row.playerId, book.name, 'slip', slipAnswerOf(book, row, known));
      // What slips of other rules were on nobody can tell any longer; that their stakes are back is seen.
      for (const { playerId, balance } of rows.filter((row) => !isTellable(row)))
        if (balance !== null) live.toPlayer(playerId, book.name, 'balance', { balance });
      await noteTold(
        db,
        tellable.filter(({ playerId }) => live.isSeated(playerId, book.name)),
      );
    }
  }

  hall.add({
    placeOf: (session) => of(session)?.name,
    has: (place) => books.has(place),
    wake: (place) => duty.wake(place),
    async welcome(place, tell) {
      const state = await watches.get(place)!.opened();
      if (state) tell('book', state);
    },
    refresh: (place) => watches.get(place)!.changed(),
    hear(notice) {
      if (notice.kind === 'book') watches.get(notice.book)?.changed();
      if (notice.kind === 'free') duty.look();
      if (notice.kind === 'settled')
        tellEnded(notice.ids).catch((error: unknown) =>
          log.error({ err: error }, 'players are not told what their slips were paid'),
        );
    },
    async close() {
      await duty.stop();
      await Promise.all([...watches.values()].map((watch) => watch.stop()));
    },
  });

  return {
    of,
    async look(book, session) {
      hall.attend(book.name);
      const state = await watches.get(book.name)!.opened();
      if (!state) return undefined;
      const rows = await minesOf(db, book, session);
      await noteTold(db, rows);
      return { ...state, mine: await tellMines(db, book, rows) };
    },
    place: createPlaceSlip({ db, money, sealer }),
    slip: (book, session, id) => ownSlip(db, book, session, id),
  };
}

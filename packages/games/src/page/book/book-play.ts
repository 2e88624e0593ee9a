import type { Accept, LegPayload, Slip, SlipAnswer } from '../../protocol/book.ts';
import { GAME_CODES } from '../../protocol/codes.ts';
import { askOrTell, codeOf, tell } from '../services/ask.ts';
import { cell, type Cell } from '../services/cell.ts';
import { askBalance } from '../services/fresh-balance.ts';
import { hear } from '../services/live.ts';
import { newRequestId } from '../services/request-id.ts';
import type { Services } from '../services/services.ts';
import { addRound } from '../services/tally.ts';
import { createServerClock } from '../tables/clock.ts';
import { lockInPlay, NO_BOOK, withBook, withFixtures, withSlip, type BookView } from './book.model.ts';

/** A slip as the player wants it: one leg is a single, several are a combination. */
export interface SlipWish {
  readonly legs: readonly LegPayload[];
  /** Minor unit. */
  readonly stake: bigint;
  readonly accept: Accept;
}

/**
 * What became of a wish. `moved`: its odds are others now; `closed`: no bets are taken on one of its legs: nothing was
 * taken, and the slip says so itself. `refused`: the player has been told why.
 */
export type SlipResult =
  { readonly kind: 'placed'; readonly slip: Slip } | { readonly kind: 'moved' | 'closed' | 'refused' };

/** A book: what everybody sees of it, and the player's own slips. */
export interface BookPlay {
  readonly state: Cell<BookView>;
  /** Whether slips of the player's are on their way. */
  readonly busy: Cell<boolean>;
  /** The server's clock, epoch milliseconds. */
  now(): number;
  /**
   * One slip after the other, in their order; after one that was refused the others are not asked for, and count as
   * refused, too. Empty while others are on their way.
   */
  place(wishes: readonly SlipWish[]): Promise<readonly SlipResult[]>;
  close(): void;
}

/** How often the book is asked for while nothing is connected, and while it is (to mend what got lost). */
const POLL_MS = { away: 2_500, connected: 30_000 } as const;

export function createBookPlay(services: Services): BookPlay {
  const { api, live, money, balance, tally, occupied, over, session } = services;
  const lawful: typeof lockInPlay = (told) => (session.law.betsInPlay ? told : lockInPlay(told));
  const clock = createServerClock();
  const state = cell(NO_BOOK);
  const busy = cell(false);
  const closed = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A slip of the player's as it was told now; one that was open before is counted when it is paid. */
  function taken(view: BookView, slip: Slip): BookView {
    const before = view.mine.find(({ roundId }) => roundId === slip.roundId);
    if (before && before.state !== 'settled' && slip.state === 'settled' && slip.payout !== null)
      tally.set(addRound(tally.value, money.read(slip.stake), money.read(slip.payout)));
    return withSlip(view, slip);
  }

  function answered({ balance: left, ...slip }: SlipAnswer): Slip {
    balance.tell(money.read(left));
    state.set(taken(state.value, slip));
    return slip;
  }

  async function sync(): Promise<void> {
    clearTimeout(timer);
    if (over.value) return;
    try {
      const askedAt = clock.local();
      const { mine, ...book } = await api.book();
      if (closed.signal.aborted) return;
      clock.answered(book.now, askedAt, clock.local());
      state.set(mine.reduce(taken, withBook(state.value, lawful(book))));
    } catch {
      // Asked again below; `live` tells the player that nothing is heard.
    }
    if (!closed.signal.aborted && !over.value)
      timer = setTimeout(() => void sync(), live.connected.value ? POLL_MS.connected : POLL_MS.away);
  }

  const disposers = [
    live.connected.subscribe(() => void sync()),
    hear(live, 'book', (book) => state.set(withBook(state.value, lawful(book)))),
    hear(live, 'fixtures', (change) => state.set(withFixtures(state.value, lawful(change)))),
    hear(live, 'slip', answered),
    hear(live, 'slips', ({ slips }) => state.set(slips.reduce(taken, state.value))),
  ];
  void sync();

  async function placeOne({ legs, stake, accept }: SlipWish): Promise<SlipResult> {
    const payload = { requestId: newRequestId(), legs: [...legs], stake: money.decimal(stake), accept };
    const send = async (): Promise<SlipResult> => {
      try {
        return { kind: 'placed', slip: answered(await api.placeSlip(payload)) };
      } catch (error) {
        const result = resultOf(error);
        if (!result) throw error;
        // What it was refused for has not come in yet.
        void sync();
        return result;
      }
    };
    return (await askOrTell(services, send, () => void sync())) ?? { kind: 'refused' };
  }

  /**
   * Whether the balance covers all of several slips: not the first ones alone are to be taken. What is shown may be out of
   * date, so that the server is asked; where it does not answer, and for one slip, it decides when it gets the slip.
   */
  async function coversSeveral(wishes: readonly SlipWish[]): Promise<boolean> {
    const sum = wishes.reduce((all, { stake }) => all + stake, 0n);
    if (wishes.length === 1 || sum <= balance.shown.value) return true;
    return !(await askBalance(services)) || sum <= balance.shown.value;
  }

  async function placeAll(wishes: readonly SlipWish[]): Promise<readonly SlipResult[]> {
    const results: SlipResult[] = [];
    for (const wish of wishes) {
      results.push(results.at(-1)?.kind === 'refused' ? { kind: 'refused' } : await placeOne(wish));
    }
    return results;
  }

  return {
    state,
    busy,
    now: clock.now,
    async place(wishes) {
      if (busy.value || wishes.length === 0) return [];
      busy.set(true);
      occupied.set(true);
      try {
        if (!(await coversSeveral(wishes))) {
          await tell(services, GAME_CODES.balanceTooLow);
          return wishes.map(() => ({ kind: 'refused' }));
        }
        return await placeAll(wishes);
      } finally {
        busy.set(false);
        occupied.set(false);
      }
    },
    close() {
      closed.abort();
      clearTimeout(timer);
      for (const dispose of disposers) dispose();
    },
  };
}

/** A refusal that the slip itself shows. */
function resultOf(error: unknown): SlipResult | undefined {
  const code = codeOf(error);
  if (code === GAME_CODES.bettingClosed) return { kind: 'closed' };
  return code === GAME_CODES.oddsMoved ? { kind: 'moved' } : undefined;
}

import { useEffect, useRef, useState } from 'preact/hooks';
import { endOf, pause, useMoney, useRound, type RoundAnswer, type RoundEnd } from '../../../../page/kit.ts';
import type {
  MagazineAction,
  MagazineChoice,
  MagazineView,
  RoomRules,
} from '../../../../rules/room-rules.ts';
import { BUBBLES } from '../../rules/magazine.ts';
import {
  answered,
  canBlow,
  fatesOf,
  NO_VOLLEY,
  sending,
  unspent,
  withBlown,
  type Blown,
  type Fate,
  type Volley,
} from './volley.ts';

export type MagazineAnswer = RoundAnswer<MagazineChoice, MagazineAction, MagazineView>;

/** Bubbles that were blown meanwhile go to the server together. */
const SEND_EVERY_MS = 250;
/** The last bubbles fly so long before their magazine is told as over. */
const LAST_FLIGHT_MS = 900;

/** By the round's phase, while there is nothing to blow. */
const CLOSED = { ready: 'empty', asking: 'filling', open: 'empty', showing: 'ending' } as const;

export interface Magazine {
  /**
   * - `empty`: one can be filled
   * - `filling`: the server was asked for one
   * - `open`: there are bubbles to blow
   * - `leaving`: what is left of it is on its way back
   * - `ending`: it is over, its last bubbles are still seen
   */
  readonly phase: 'empty' | 'filling' | 'open' | 'leaving' | 'ending';
  /** Bubbles that have not been blown. */
  readonly left: number;
  /** Minor unit: of one bubble, of all that was won so far, of all bubbles that rose. */
  readonly value: bigint;
  readonly won: bigint;
  readonly used: bigint;
  /** The last magazine, once its end was shown. */
  readonly result: RoundEnd | undefined;
  /** Pays for bubbles. `undefined` where it was refused: the player has been told why. */
  fill(): Promise<MagazineAnswer | undefined>;
  /** @returns the bubble's id, `undefined` where none can be blown now */
  blow(at: Omit<Blown, 'id'>): number | undefined;
  /** What is left goes back. */
  leave(): Promise<void>;
}

/** What became of bubbles, as the server has told it. */
export interface MagazineNews {
  told(fates: ReadonlyMap<number, Fate>, sent: readonly Blown[]): void;
  /** Bubbles were refused: none was used, and the player was told why. */
  refused(): void;
  /** A magazine is over and shown, `payout` is in the balance. */
  over(answer: MagazineAnswer): void;
}

/** The player's magazine: what is blown at once, and what the server says to it. */
export function useMagazine(rules: RoomRules, stake: bigint, news: MagazineNews): Magazine {
  const money = useMoney();
  const { round, view, phase, play, act, shown } = useRound(rules.magazine, { waits: false });
  /** Drawn anew where another number of bubbles is left: which of them are on their way changes nothing that is seen. */
  const [, draw] = useState(0);
  const [result, setResult] = useState<Magazine['result']>(undefined);
  const [isLeaving, leaving] = useState(false);
  const latest = useRef<Volley>(NO_VOLLEY);
  const lastId = useRef(0);
  const isOpen = round !== undefined && !round.over && phase === 'open';
  const known = isOpen && view ? view.bubbles : 0;
  const set = (next: Volley, of = known): void => {
    latest.current = next;
    draw(unspent(next, of));
  };
  const value = (isOpen ? money.read(round.stake) : stake) / BigInt(BUBBLES);

  async function end(answer: MagazineAnswer): Promise<void> {
    await pause(LAST_FLIGHT_MS);
    setResult(endOf(money, answer));
    shown();
    news.over(answer);
  }

  /** Sends what waits, unless an answer is waited for. */
  async function send(): Promise<void> {
    const next = sending(latest.current, known);
    if (next === latest.current) return;
    set(next);
    const shots = next.sent.map(({ creature, tide, species }) => ({ creature, tide, species }));
    const answer = await act({ kind: 'shots', shots });
    const back = new Map(next.sent.map(({ id }) => [id, 'skipped' as const]));
    news.told(answer ? fatesOf(next.sent, answer.view) : back, next.sent);
    if (!answer) news.refused();
    // Where it was refused, nothing that waits is sent after it: the player was told, and sees the bubbles come back.
    set(answer && !answer.over ? answered(latest.current) : NO_VOLLEY, answer?.view.bubbles);
    if (answer?.over) await end(answer);
  }
  const sendNow = useRef(send);
  sendNow.current = send;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => void sendNow.current(), SEND_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen]);

  const left = unspent(latest.current, known);
  return {
    phase: isOpen ? (isLeaving ? 'leaving' : 'open') : CLOSED[phase],
    left,
    value,
    won: isOpen && view ? value * BigInt(view.won) : 0n,
    used: isOpen && view ? value * BigInt(BUBBLES - left) : 0n,
    result,
    async fill() {
      setResult(undefined);
      set(NO_VOLLEY);
      return play({});
    },
    blow(at) {
      if (!isOpen || isLeaving || !canBlow(latest.current, known)) return undefined;
      lastId.current += 1;
      set(withBlown(latest.current, { id: lastId.current, ...at }));
      return lastId.current;
    },
    async leave() {
      if (!isOpen || isLeaving) return;
      leaving(true);
      try {
        // What was blown before goes first.
        while (latest.current.sent.length + latest.current.waiting.length > 0) {
          if (latest.current.sent.length > 0) await pause(SEND_EVERY_MS / 5);
          else await send();
        }
        const answer = await act({ kind: 'leave' });
        if (answer?.over) await end(answer);
      } finally {
        leaving(false);
      }
    },
  };
}

import { useEffect, useRef, useState } from 'preact/hooks';
import {
  endOf,
  pause,
  useCellAs,
  useMoney,
  useSoloRound,
  type Cell,
  type RoundEnd,
} from '../../../../page/kit.ts';
import type { RoomRules } from '../../../../rules/room-rules.ts';
import { openOf, valueOfBubble, type MagazineAnswer, type MagazineState } from './basket.ts';
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

/** Bubbles that were blown meanwhile go to the server together. */
const SEND_EVERY_MS = 250;
/** The last bubbles fly so long before their magazine is told as over. */
const LAST_FLIGHT_MS = 900;

/** By the round's phase. */
const PHASES = { ready: 'empty', asking: 'filling', open: 'open', showing: 'ending' } as const;
const phaseOf = (state: MagazineState) => (openOf(state) ? 'open' : PHASES[state.phase]);

export interface Magazine {
  /**
   * - `empty`: one can be filled
   * - `filling`: the server was asked for one
   * - `open`: there are bubbles to blow
   * - `leaving`: what is left of it is on its way back
   * - `ending`: it is over, its last bubbles are still seen
   */
  readonly phase: 'empty' | 'filling' | 'open' | 'leaving' | 'ending';
  /** As the server has told it: who shows more of it than its phase hears of it there. */
  readonly round: Cell<MagazineState>;
  /** Bubbles that have not been blown, at this instant: one that is blown draws no page, only the water. */
  left(): number;
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
  /** @param value minor unit, of one bubble */
  told(fates: ReadonlyMap<number, Fate>, sent: readonly Blown[], value: bigint): void;
  /** Bubbles were refused: none was used, and the player was told why. */
  refused(): void;
  /** A magazine is over and shown, `payout` is in the balance. */
  over(answer: MagazineAnswer): void;
}

/** The player's magazine: what is blown at once, and what the server says to it. */
export function useMagazine(rules: RoomRules, news: MagazineNews): Magazine {
  const money = useMoney();
  const { state, play, act, shown } = useSoloRound(rules.magazine);
  const phase = useCellAs(state, phaseOf);
  const [result, setResult] = useState<Magazine['result']>(undefined);
  const [isLeaving, leaving] = useState(false);
  const volley = useRef<Volley>(NO_VOLLEY);
  const lastId = useRef(0);
  const isOpen = phase === 'open';
  const open = (): MagazineAnswer | undefined => openOf(state.value);
  /** Bubbles left, as the server knows. */
  const known = (): number => open()?.view.bubbles ?? 0;

  async function end(answer: MagazineAnswer): Promise<void> {
    await pause(LAST_FLIGHT_MS);
    setResult(endOf(money, answer));
    shown();
    news.over(answer);
  }

  /** Sends what waits, unless an answer is waited for. */
  async function send(): Promise<void> {
    const magazine = open();
    const next = sending(volley.current, known());
    if (!magazine || next === volley.current) return;
    volley.current = next;
    const shots = next.sent.map(({ creature, tide, species }) => ({ creature, tide, species }));
    const answer = await act({ kind: 'shots', shots });
    const back = new Map(next.sent.map(({ id }) => [id, 'skipped' as const]));
    news.told(answer ? fatesOf(next.sent, answer.view) : back, next.sent, valueOfBubble(money, magazine));
    if (!answer) news.refused();
    // Where it was refused, nothing that waits is sent after it: the player was told, and sees the bubbles come back.
    volley.current = answer && !answer.over ? answered(volley.current) : NO_VOLLEY;
    if (answer?.over) await end(answer);
  }
  const sendNow = useRef(send);
  sendNow.current = send;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => void sendNow.current(), SEND_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen]);

  return {
    phase: isOpen && isLeaving ? 'leaving' : phase,
    round: state,
    left: () => unspent(volley.current, known()),
    result,
    async fill() {
      setResult(undefined);
      volley.current = NO_VOLLEY;
      return play({});
    },
    blow(at) {
      if (isLeaving || !canBlow(volley.current, known())) return undefined;
      lastId.current += 1;
      volley.current = withBlown(volley.current, { id: lastId.current, ...at });
      return lastId.current;
    },
    async leave() {
      if (!open() || isLeaving) return;
      leaving(true);
      try {
        // What was blown before goes first.
        while (volley.current.sent.length + volley.current.waiting.length > 0) {
          if (volley.current.sent.length > 0) await pause(SEND_EVERY_MS / 5);
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

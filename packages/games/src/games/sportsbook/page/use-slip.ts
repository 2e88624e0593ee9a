import { useMemo, useRef, useState } from 'preact/hooks';
import { MOST_LEGS, type BookState } from '../../../protocol/book.ts';
import {
  useMoney,
  useOnChange,
  useRemembered,
  useSession,
  useSound,
  useStake,
  useToast,
  useWords,
  type BookView,
} from '../../../page/kit.ts';
import type english from './messages/en_US.json';
import {
  afterPlacing,
  isWorse,
  legOf,
  modeOf,
  oddsNow,
  planOf,
  toggle,
  without,
  withOddsNow,
  withStake,
  withStakeOnAll,
  type Draft,
  type DraftLeg,
  type Mode,
  type Offer,
  type Plan,
} from './slip.ts';
import { useKeptSlip } from './kept-slip.ts';
import { useSteady } from './use-steady.ts';

/** What everybody sees of the book is there. */
export interface OpenView extends BookView {
  readonly book: BookState;
}

/** What can be done with the slip; always the same functions. */
export interface SlipActs {
  /** Puts a pick on the slip, or takes it off where it is on it. */
  toggle(offer: Offer): void;
  remove(leg: DraftLeg): void;
  clear(): void;
  setMode(mode: Mode): void;
  setTakesAny(any: boolean): void;
  /** The stake of one leg. */
  stakeOn(leg: DraftLeg, stake: bigint): void;
  /** The stake of all legs, and of a combination. */
  stakeOnAll(stake: bigint): void;
  /** Where odds have fallen since they were picked, at those of now: the button says so. */
  place(): Promise<void>;
}

/** The player's slip before it is placed; the same object as long as all of this is the same. */
export interface SlipDraft extends Pick<Plan, 'staked' | 'couldPay' | 'odds' | 'hindrance'> {
  readonly draft: Draft;
  readonly mode: Mode;
  readonly busy: boolean;
  /** How many times all of a slip was placed: what was on it is among the player's bets now. */
  readonly emptied: number;
  /** Whether odds that have fallen while a slip is placed are taken, too; remembered on the device. */
  readonly takesAny: boolean;
  readonly acts: SlipActs;
}

/** So long odds that have fallen are on the slip before they can be taken, milliseconds. */
const READ_MS = 400;

/** @param most legs of a slip */
export function useSlip({ book, busy, place }: OpenView, most: number = MOST_LEGS): SlipDraft {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const sound = useSound();
  const toast = useToast();
  const { stake, set } = useStake();
  const { maxWinMultiple } = useSession();
  const [draft, setDraft] = useKeptSlip(book);
  const [chosen, setMode] = useState<Mode>('singles');
  const [emptied, setEmptied] = useState(0);
  const [takesAny, setTakesAny] = useRemembered('takesAny', false);
  const fellAt = useRef(0);
  const fallen = draft.filter((leg) => isWorse(leg, book)).map((leg) => oddsNow(leg, book));
  useOnChange(fallen.join(), () => void (fellAt.current = performance.now()));
  // What is set for all is set for each.
  useOnChange(stake, () => setDraft(withStakeOnAll));
  const rules = { mode: chosen, stake, takesAny, mostTimes: maxWinMultiple };
  const { staked, couldPay, odds, hindrance } = planOf(draft, book, rules);

  const acts = useSteady<SlipActs>({
    toggle(offer) {
      if (busy) return;
      const leg = legOf(offer);
      const next = toggle(draft, leg, { mode: chosen, most });
      if (next === draft) return toast(words('slipFull', { count: most }));
      sound.play(next.length > draft.length ? 'chip' : 'press');
      // Two keys may be pressed before the page is drawn again.
      setDraft((now) => toggle(now, leg, { mode: chosen, most }));
    },
    remove(leg) {
      sound.play('press');
      setDraft((now) => without(now, leg));
    },
    clear: () => setDraft([]),
    setMode(next) {
      sound.play('press');
      setMode(next);
    },
    setTakesAny,
    stakeOn(leg, amount) {
      sound.play('press');
      setDraft((now) => withStake(now, leg, amount));
    },
    stakeOnAll(amount) {
      sound.play('press');
      set(amount);
      setDraft(withStakeOnAll);
    },
    async place() {
      const takesFallen = hindrance === 'worse';
      if (busy || (hindrance && !takesFallen)) return;
      // Whoever has pressed in the moment of the fall has not seen it.
      if (takesFallen && performance.now() - fellAt.current < READ_MS) return;
      const seen = takesFallen ? withOddsNow(draft, book) : draft;
      setDraft(seen);
      const { slips } = planOf(seen, book, rules);
      const results = await place(slips);
      const placed = results.flatMap((result) => (result.kind === 'placed' ? [result.slip] : []));
      if (placed.length > 0) {
        sound.play('card');
        const paid = placed.reduce((sum, slip) => sum + money.read(slip.couldPay), 0n);
        toast(words('placed', { count: placed.length, amount: money.write(paid) }));
      }
      // Legs that were put on it meanwhile stay.
      setDraft((now) => afterPlacing(now, slips, results));
      if (afterPlacing(seen, slips, results).length === 0) setEmptied((times) => times + 1);
    },
  });
  const mode = modeOf(draft, chosen);
  return useMemo(
    () => ({ draft, mode, staked, couldPay, odds, hindrance, busy, emptied, takesAny, acts }),
    [draft, mode, staked, couldPay, odds, hindrance, busy, emptied, takesAny, acts],
  );
}

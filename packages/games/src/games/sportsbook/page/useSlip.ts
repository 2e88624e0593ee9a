import { useRef, useState } from 'preact/hooks';
import { MOST_LEGS, type Fixture, type Market } from '../../../protocol/book.ts';
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
  isSame,
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
  type Picked,
  type Plan,
} from './slip.ts';

/** The player's slip before it is placed, and what can be done with it. */
export interface SlipDraft {
  readonly draft: Draft;
  readonly mode: Mode;
  readonly plan: Plan;
  readonly busy: boolean;
  /** How many times all of a slip was placed: what was on it is among the player's bets now. */
  readonly emptied: number;
  /** Whether odds that have fallen while a slip is placed are taken, too; remembered on the device. */
  readonly takesAny: boolean;
  isPicked(picked: Picked): boolean;
  toggle(fixture: Fixture, market: Market, pick: string): void;
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

/** So long odds that have fallen are on the slip before they can be taken, milliseconds. */
const READ_MS = 400;

/** @param most legs of a slip */
export function useSlip({ book, busy, place }: BookView, most: number = MOST_LEGS): SlipDraft | undefined {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const sound = useSound();
  const toast = useToast();
  const { stake, set } = useStake();
  const { maxWinMultiple } = useSession();
  const [draft, setDraft] = useState<Draft>([]);
  const [mode, setMode] = useState<Mode>('singles');
  const [emptied, setEmptied] = useState(0);
  const [takesAny, setTakesAny] = useRemembered('takesAny', false);
  const fellAt = useRef(0);
  const fallen = book ? draft.filter((leg) => isWorse(leg, book)).map((leg) => oddsNow(leg, book)) : [];
  useOnChange(fallen.join(), () => void (fellAt.current = performance.now()));
  // What is set for all is set for each.
  useOnChange(stake, () => setDraft(withStakeOnAll));
  if (!book) return undefined;
  const rules = { mode, stake, takesAny, mostTimes: maxWinMultiple };
  const plan = planOf(draft, book, rules);

  return {
    ...{ draft, plan, busy, emptied, takesAny, setTakesAny },
    mode: modeOf(draft, mode),
    isPicked: (picked) => draft.some((leg) => isSame(leg, picked)),
    toggle(fixture, market, pick) {
      if (busy) return;
      const leg = legOf(fixture, market, pick);
      const next = toggle(draft, leg, { mode, most });
      if (next === draft) return toast(words('slipFull', { count: most }));
      sound.play(next.length > draft.length ? 'chip' : 'press');
      // Two keys may be pressed before the page is drawn again.
      setDraft((now) => toggle(now, leg, { mode, most }));
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
      const takesFallen = plan.hindrance === 'worse';
      if (busy || (plan.hindrance && !takesFallen)) return;
      // Whoever has pressed in the moment of the fall has not seen it.
      if (takesFallen && performance.now() - fellAt.current < READ_MS) return;
      const seen = takesFallen ? withOddsNow(draft, book) : draft;
      setDraft(seen);
      const { slips } = planOf(seen, book, rules);
      const results = await place(slips);
      const placed = results.flatMap((result) => (result.kind === 'placed' ? [result.slip] : []));
      if (placed.length > 0) {
        sound.play('card');
        const couldPay = placed.reduce((sum, slip) => sum + money.read(slip.couldPay), 0n);
        toast(words('placed', { count: placed.length, amount: money.write(couldPay) }));
      }
      // Legs that were put on it meanwhile stay.
      setDraft((now) => afterPlacing(now, slips, results));
      if (afterPlacing(seen, slips, results).length === 0) setEmptied((times) => times + 1);
    },
  };
}

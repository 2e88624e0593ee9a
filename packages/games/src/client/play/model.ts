import type { SessionAnswer } from '../../protocol/session.ts';
import type { Money } from '../shared/money.ts';
import type { Store } from '../shared/store.ts';
import type { AutoPlay } from './auto.ts';
import { nextPlay, type PlayEvent, type PlayState } from './play.machine.ts';
import { addRound, NO_TALLY, type Tally } from './tally.ts';

/** What the game knows at a moment. It changes through the methods only, and each change is announced. */
export interface Model {
  readonly state: PlayState;
  /** Minor unit, as do all amounts here. While a round runs its stake is off already. */
  readonly balance: bigint;
  readonly stake: bigint;
  /** Whether there is a lower, or a higher, stake. */
  readonly canStep: (by: -1 | 1) => boolean;
  readonly quick: boolean;
  readonly auto: AutoPlay | undefined;
  readonly tally: Tally;
  dispatch(event: PlayEvent): void;
  setBalance(balance: bigint): void;
  stepStake(by: -1 | 1): void;
  /** The highest stake that the balance allows, if there is one. */
  affordable(): bigint | undefined;
  setStake(stake: bigint): void;
  toggleQuick(): void;
  setAuto(auto: AutoPlay | undefined): void;
  count(stake: bigint, payout: bigint): void;
}

export function createModel(session: SessionAnswer, money: Money, store: Store, changed: () => void): Model {
  const stakes = session.stakes.map(money.read);
  const stakeKey = `stake.${session.currency}`;
  const remembered = session.stakes.indexOf(store.get(stakeKey) ?? session.defaultStake);
  let step = remembered === -1 ? session.stakes.indexOf(session.defaultStake) : remembered;
  let state: PlayState = { kind: 'ready' };
  let balance = money.read(session.balance);
  let quick = store.get('quick') === 'on';
  let auto: AutoPlay | undefined;
  let tally: Tally = NO_TALLY;
  const canStep = (by: -1 | 1): boolean => state.kind === 'ready' && !auto && stakes[step + by] !== undefined;
  const setStep = (next: number): void => {
    step = next;
    store.set(stakeKey, session.stakes[step]!);
    changed();
  };
  return {
    get state() {
      return state;
    },
    get balance() {
      return balance;
    },
    get stake() {
      return stakes[step]!;
    },
    get quick() {
      return quick;
    },
    get auto() {
      return auto;
    },
    get tally() {
      return tally;
    },
    canStep,
    dispatch(event) {
      state = nextPlay(state, event);
      changed();
    },
    setBalance(next) {
      balance = next;
      changed();
    },
    stepStake(by) {
      if (canStep(by)) setStep(step + by);
    },
    affordable: () => stakes.filter((one) => one <= balance).at(-1),
    setStake(stake) {
      const found = stakes.indexOf(stake);
      if (found !== -1) setStep(found);
    },
    toggleQuick() {
      quick = !quick;
      store.set('quick', quick ? 'on' : 'off');
      changed();
    },
    setAuto(next) {
      auto = next;
      changed();
    },
    count(stake, payout) {
      tally = addRound(tally, stake, payout);
    },
  };
}

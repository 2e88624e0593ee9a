import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RoundAnswer } from '../answers.ts';
import { AutoDialog } from '../parts/AutoDialog.tsx';
import { afterRound, mayPlay, type AutoPlan } from '../rounds/auto.ts';
import { endOf } from '../rounds/round-end.ts';
import { cell, useCell } from '../services/cell.ts';
import { pause } from '../services/time.ts';
import { useServices } from './services.ts';

/** Between two rounds that are played by themselves, milliseconds. */
const BETWEEN_MS = 500;

/** A round that has ended; a placement at a table returns nothing. */
type Ended = Pick<RoundAnswer, 'staked' | 'payout'> & Partial<Pick<RoundAnswer, 'returned'>>;

/** Rounds that are played by themselves, with a limit to what they may lose. */
export interface Autoplay {
  /** Rounds that are left, `undefined` while the player plays. */
  readonly left: number | undefined;
  /** Asks for count, loss limit and single-win limit, then plays. */
  open(): void;
  stop(): void;
  /** The dialog, while it asks: {@link AutoButton} shows it. */
  readonly dialog: VNode | undefined;
}

/**
 * @param playOnce plays a round (at a table, a placement) and shows it to its end, `shown` included; `undefined` ends it:
 * nothing was played
 */
export function useAutoplay(playOnce: () => Promise<Ended | undefined>): Autoplay {
  const { money, stake, occupied, interrupted, sound } = useServices();
  const plan = useMemo(() => cell<AutoPlan | undefined>(undefined), []);
  const now = useCell(plan);
  const [asking, ask] = useState(false);
  const play = useRef(playOnce);
  play.current = playOnce;
  useEffect(() => () => plan.set(undefined), [plan]);

  async function run(): Promise<void> {
    while (plan.value && !interrupted.value && mayPlay(plan.value, stake.stake.value)) {
      const round = await play.current();
      if (!round || !plan.value) break;
      const { staked, payout } = endOf(money, { returned: '0', ...round });
      plan.set(afterRound(plan.value, staked, payout));
      if (plan.value) await pause(BETWEEN_MS);
    }
    plan.set(undefined);
  }

  return {
    left: now?.left,
    open() {
      sound.play('press');
      if (!plan.value && !occupied.value) ask(true);
    },
    stop: () => plan.set(undefined),
    dialog: asking ? (
      <AutoDialog
        onClose={() => ask(false)}
        onBegin={(chosen) => {
          ask(false);
          plan.set(chosen);
          void run();
        }}
      />
    ) : undefined,
  };
}

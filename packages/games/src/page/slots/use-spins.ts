import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PaidRound, SpinRules } from '../../rules/spin-rules.ts';
import type { RoundAnswer } from '../answers.ts';
import { useCalm, useSound } from '../hooks/feel.ts';
import { useMoney, useSession } from '../hooks/session.ts';
import { useAutoplay, type Autoplay } from '../hooks/use-autoplay.tsx';
import { useRound, type RoundPhase } from '../hooks/use-round.ts';
import { verdictOf } from '../services/verdict.ts';
import { createPace, type Pace } from './pace.ts';
import { useQuick } from './use-quick.ts';

/** How a slot shows its rounds. Everything that takes time goes by the pace. */
export interface SpinShow<Round> {
  /** The server is being asked: the last round's symbols go, or the reels begin to run. */
  leave(): void;
  /** It refused: everything is as before. */
  stay(): void;
  /** The whole round, to its end. */
  show(round: Round, answer: RoundAnswer): Promise<void>;
}

export interface Spins {
  readonly phase: RoundPhase;
  readonly auto: Autoplay;
  readonly pace: Pace;
  readonly quick: boolean;
  /** Whether rounds may be shown quickly and ended early. */
  readonly mayHurry: boolean;
  toggleQuick(): void;
  /** Plays; while a round runs, ends what is shown now; while rounds play by themselves, ends that, too. */
  press(): void;
  /** Of the last round, once it has been shown. */
  readonly result: { readonly payout: bigint; readonly staked: bigint } | undefined;
}

/** A win stands this long before a round that plays itself goes on. */
const WIN_STANDS_MS = 900;

/**
 * The life of a slot's rounds: asking, showing, skipping, auto play, quick mode, and the result's sound. Called once.
 * @param pace of the scene that shows them, from {@link usePace}
 */
export function useSpins<Round extends PaidRound>(
  rules: SpinRules<Round>,
  pace: Pace,
  show: SpinShow<Round>,
): Spins {
  const { phase, play, shown } = useRound(rules);
  const money = useMoney();
  const sound = useSound();
  const [result, setResult] = useState<Spins['result']>(undefined);
  const [quick, toggleQuick] = useQuick();
  const mayHurry = useSession().law.quickSpins;
  const running = useRef(false);
  pace.calm = useCalm();
  pace.quick = quick;

  async function playOnce(): Promise<RoundAnswer | undefined> {
    setResult(undefined);
    pace.begin();
    sound.play('spin');
    const asked = play({});
    show.leave();
    const answer = await asked;
    if (!answer) {
      show.stay();
      return undefined;
    }
    await show.show(answer.view, answer);
    const payout = money.read(answer.payout ?? '0');
    const staked = money.read(answer.staked);
    const verdict = verdictOf(payout, staked);
    if (verdict === 'win' || verdict === 'grand') sound.play(verdict, Number(payout / staked));
    setResult({ payout, staked });
    shown();
    if (running.current && payout > staked) await pace.wait(WIN_STANDS_MS);
    return answer;
  }
  const auto = useAutoplay(playOnce);
  running.current = auto.left !== undefined;

  function press(): void {
    if (running.current) auto.stop();
    else if (phase === 'ready') return void playOnce();
    // Asked for before the answer is there, it is shown at once when it comes.
    if (mayHurry) pace.skip();
  }
  useSceneSkip(phase !== 'ready' && mayHurry, pace);
  return { phase, auto, pace, quick, mayHurry, toggleQuick, press, result };
}

export const usePace = (): Pace => useMemo(createPace, []);

/** A press on the scene ends what is shown, too; keyboards have the main button for it. */
function useSceneSkip(running: boolean, pace: Pace): void {
  useEffect(() => {
    if (!running) return undefined;
    const pressed = (event: PointerEvent): void => {
      if ((event.target as Element | null)?.closest('.table')) pace.skip();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [running, pace]);
}

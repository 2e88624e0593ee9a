import { keyOf, useScope, useShell, wordingText } from '@tessera/kit';
import { steadyNow } from '@tessera/kit/elapsed';
import { problemOf, useIntent, type RefusalTexts } from '@tessera/kit/intents';
import { ROULETTE_SPIN_MS } from '@tessera/domain';
import {
  rouletteInfo,
  rouletteSpin,
  type AnswerOf,
  type PayloadOf,
  type RoulettePrizeSetting,
} from '@tessera/wire';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import type { SeenSpin } from '../fairness/spin.check.ts';
import { useText, type MessageId } from '../text.ts';
import { takeWheel } from './alone.ts';
import { runningSpin, startSpin } from './running-spin.ts';
import { openSpin, settleSpin, spinPayload } from './spin-payload.ts';
import { useLatePrize } from './use-late-prize.ts';
import { useRenewal } from './use-renewal.ts';
import { rotationTo } from './wheel.geometry.ts';
import { nextSpin, READY } from './wheel.machine.ts';

/** Spec §8. The first one is said by a dialog of its own. */
const REFUSALS: RefusalTexts<typeof rouletteSpin, MessageId> = {
  '2093101': 'wheel.noDraws',
  '2093102': 'wheel.closed',
  '2093103': 'wheel.gone',
  '2093104': 'wheel.changed',
};

type Info = AnswerOf<typeof rouletteInfo>;

interface Goal {
  readonly prize: RoulettePrizeSetting | undefined;
  readonly rotation: number;
  readonly remainingDraws: number;
  /** When the wheel stops, by `steadyNow`. */
  readonly stopsAtMs: number;
  /** `undefined` where this back end reveals nothing. */
  readonly seen: SeenSpin | undefined;
}

interface SpinOptions {
  /** The wheel is at its place at once. */
  readonly isStill: boolean;
  /** Called when a draw may be used. */
  readonly onSpun: () => void;
  /** Called when the platform has refused a spin because no draws are left. */
  readonly onNoDraws: () => void;
}

/**
 * One spin at a time, over all tabs, and its prize when the wheel has stopped: until then it is known to this hook alone.
 * If the wheel is closed earlier, a toast shows the prize at that time. A spin whose answer was lost is sent again when
 * the wheel is opened, and one whose outcome was not shown before a reload.
 */
export function useSpin(info: Info, { isStill, onSpun, onNoDraws }: SpinOptions) {
  const text = useText();
  const { queries } = useScope();
  const shell = useShell();
  const { toast } = shell;
  const renew = useRenewal();
  const showLate = useLatePrize();
  const [spin, dispatch] = useReducer(nextSpin, READY);
  const [rotation, setRotation] = useState(0);
  // The wheel as it was when it began to turn: what arrives meanwhile moves nothing.
  const [pressedOn, setPressedOn] = useState(info);
  const [goal, setGoal] = useState<Goal>();
  const [isElsewhere, setElsewhere] = useState(false);
  const [isOlderRunning, setOlderRunning] = useState(() => runningSpin(shell) !== undefined);
  const isMounted = useRef(false);
  /** The outcome, until it is shown. */
  const unseen = useRef<Goal>(undefined);
  const end = useRef<() => void>(undefined);
  const wordsOf = (failure: unknown) =>
    wordingText(text, problemOf(failure, REFUSALS, FAILURE_TEXTS).wording);
  const { error, submit, reset } = useIntent(rouletteSpin, {
    onLate: (outcome) => outcome.status !== 'done' && toast.show('error', wordsOf(outcome.error)),
  });
  const turnsTo = spin.status === 'turning' ? goal?.rotation : undefined;
  const isBusy = isOlderRunning || spin.status === 'asking' || spin.status === 'turning';

  function finish({ remainingDraws, seen }: Goal): void {
    unseen.current = undefined;
    settleSpin(shell);
    renew({ remainingDraws, nextHash: seen?.reveal.nextHash });
    end.current?.();
  }
  const finishLate = (late: Goal): void =>
    showLate(late.prize, late.stopsAtMs, {
      onShown: () => finish(late),
      onGone: () => end.current?.(),
    });
  const arrive = useEffectEvent((at: Goal) => {
    setRotation(at.rotation);
    dispatch({ kind: 'arrived' });
    finish(at);
  });
  useEffect(() => {
    if (turnsTo === undefined) return undefined;
    const timer = setTimeout(() => unseen.current && arrive(unseen.current), isStill ? 0 : ROULETTE_SPIN_MS);
    return () => clearTimeout(timer);
  }, [turnsTo, isStill]);

  const open = useEffectEvent(() => {
    const older = runningSpin(shell);
    if (older) void older.then(() => setOlderRunning(false));
    else if (openSpin(shell, info)) void press();
  });
  const leave = useEffectEvent(() => {
    if (unseen.current) finishLate(unseen.current);
  });
  useEffect(() => {
    isMounted.current = true;
    open();
    return () => {
      isMounted.current = false;
      leave();
    };
  }, []);

  async function press(): Promise<void> {
    if (isBusy || runningSpin(shell)) return;
    onSpun();
    dispatch({ kind: 'pressed' });
    setPressedOn(info);
    const settle = startSpin(shell);
    // An answer from before this spin would have a commitment that it uses up.
    void queries.cancelQueries({ queryKey: keyOf(rouletteInfo) });
    const giveBack = await takeWheel(navigator.locks);
    end.current = () => {
      giveBack?.();
      settle();
    };
    setElsewhere(giveBack === undefined);
    const outcome = giveBack && (await send());
    if (outcome?.status === 'done') return;
    end.current();
    dispatch({ kind: 'refused' });
    if (outcome?.status !== 'refused') return;
    renew();
    if (outcome.code !== '2093101' || !isMounted.current) return;
    reset();
    onNoDraws();
  }

  async function send() {
    const payload = spinPayload(shell, info);
    const outcome = await submit(payload);
    if (outcome?.status === 'refused') settleSpin(shell);
    if (outcome?.status !== 'done') return outcome;
    const { prizeId, amount, remainingDraws } = outcome.answer;
    const prize =
      info.prizeSettings.find((each) => each.prizeId === prizeId) ??
      // The last one of a prize that has left the wheel before this repetition.
      (amount === undefined ? undefined : { prizeId, angle: 0, amount });
    const won: Goal = {
      prize,
      rotation: rotationTo(rotation, prize?.angle ?? 0),
      remainingDraws,
      stopsAtMs: steadyNow() + (isStill ? 0 : ROULETTE_SPIN_MS),
      seen: seenSpin(info, payload, outcome.answer),
    };
    unseen.current = won;
    setGoal(won);
    dispatch({ kind: 'answered', prizeId, remainingDraws });
    if (!isMounted.current) finishLate(won);
    return outcome;
  }

  return {
    spin,
    isBusy,
    shown: isBusy ? pressedOn : info,
    rotation: spin.status === 'stopped' ? restOf(rotation, goal?.prize, info) : rotation,
    turnsTo: isStill ? undefined : turnsTo,
    won: spin.status === 'stopped' ? goal?.prize : undefined,
    seen: spin.status === 'stopped' ? goal?.seen : undefined,
    press,
    problem: isElsewhere ? text('wheel.elsewhere') : error === undefined ? undefined : wordsOf(error),
  };
}

/** Returns the rotation with the prize that was won at the pointer, also of a wheel that has changed since. */
function restOf(rotation: number, won: RoulettePrizeSetting | undefined, { prizeSettings }: Info): number {
  const prize = prizeSettings.find(({ prizeId }) => prizeId === won?.prizeId);
  return prize ? rotation - ((rotation + prize.angle) % 360) : rotation;
}

/** What there is to check, once the wheel has stopped. */
function seenSpin(
  { detail, prizeSettings }: Info,
  { hash, words }: PayloadOf<typeof rouletteSpin>,
  { prizeId, fairness }: AnswerOf<typeof rouletteSpin>,
): SeenSpin | undefined {
  if (hash === undefined || words === undefined || !fairness) return undefined;
  return { rouletteId: detail.id, hash, words, prizes: prizeSettings, prizeId, reveal: fairness };
}

import { keyOf, useScope, useShell, wordingText } from '@tessera/kit';
import { problemOf, useIntent, type RefusalTexts } from '@tessera/kit/intents';
import { ROULETTE_SPIN_MS } from '@tessera/domain';
import {
  roulette,
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
import { settleSpin, spinPayload } from './spin-payload.ts';
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
  /** `undefined` where this back end reveals nothing. */
  readonly seen: SeenSpin | undefined;
}

/**
 * One spin at a time, over all tabs, and its prize when the wheel has stopped: until then it is known to this hook alone.
 * @param isStill the wheel is at its place at once
 */
export function useSpin(info: Info, isStill: boolean) {
  const text = useText();
  const { queries } = useScope();
  const shell = useShell();
  const { dialogs, session } = shell;
  const [spin, dispatch] = useReducer(nextSpin, READY);
  const [rotation, setRotation] = useState(0);
  // The wheel as it was when it began to turn: what arrives meanwhile moves nothing.
  const [pressedOn, setPressedOn] = useState(info);
  const [goal, setGoal] = useState<Goal>();
  const [isElsewhere, setElsewhere] = useState(false);
  const giveBack = useRef<() => void>(undefined);
  const { error, submit, reset } = useIntent(rouletteSpin, {
    onLate: (outcome) => outcome.status === 'done' && void session.refreshBalance(),
  });
  const turnsTo = spin.status === 'turning' ? goal?.rotation : undefined;
  const isBusy = spin.status === 'asking' || spin.status === 'turning';
  const renewInfo = useEffectEvent(() => {
    const nextHash = goal?.seen?.reveal.nextHash;
    queries.setQueryData<Info>(
      keyOf(rouletteInfo, {}),
      (held) =>
        held && {
          ...held,
          ...(spin.status === 'turning' && { remainingDraws: spin.remainingDraws }),
          ...(nextHash !== undefined && { fairness: { hash: nextHash } }),
        },
    );
    // It may have been the last of its prize: then all others have other chances.
    void queries.invalidateQueries({ queryKey: keyOf(rouletteInfo) });
    void queries.invalidateQueries({ queryKey: keyOf(roulette) });
  });

  useEffect(() => {
    if (turnsTo === undefined) return undefined;
    const timer = setTimeout(
      () => {
        setRotation(turnsTo);
        dispatch({ kind: 'arrived' });
        renewInfo();
        giveBack.current?.();
      },
      isStill ? 0 : ROULETTE_SPIN_MS,
    );
    return () => clearTimeout(timer);
  }, [turnsTo, isStill]);
  useEffect(() => () => giveBack.current?.(), []);

  async function press(): Promise<void> {
    if (isBusy) return;
    dispatch({ kind: 'pressed' });
    setPressedOn(info);
    // An answer from before this spin would have a commitment that it uses up.
    void queries.cancelQueries({ queryKey: keyOf(rouletteInfo) });
    giveBack.current = await takeWheel(navigator.locks);
    setElsewhere(giveBack.current === undefined);
    if (!giveBack.current) return dispatch({ kind: 'refused' });
    const payload = spinPayload(shell, info);
    const outcome = await submit(payload);
    if (outcome?.status === 'done' || outcome?.status === 'refused') settleSpin(shell);
    if (outcome?.status === 'done') {
      const { prizeId, remainingDraws } = outcome.answer;
      const prize = info.prizeSettings.find((each) => each.prizeId === prizeId);
      const seen = seenSpin(info, payload, outcome.answer);
      setGoal({ prize, rotation: rotationTo(rotation, prize?.angle ?? 0), seen });
      return dispatch({ kind: 'answered', prizeId, remainingDraws });
    }
    giveBack.current();
    dispatch({ kind: 'refused' });
    if (outcome?.status !== 'refused') return;
    void queries.invalidateQueries({ queryKey: keyOf(rouletteInfo) });
    void queries.invalidateQueries({ queryKey: keyOf(roulette) });
    if (outcome.code !== '2093101') return;
    reset();
    await dialogs.confirm({
      title: text('wheel.noDraws'),
      body: text('wheel.noDrawsHint'),
      confirm: text('wheel.understood'),
      cancel: text('close'),
    });
  }

  const problem = error === undefined ? undefined : problemOf(error, REFUSALS, FAILURE_TEXTS);
  return {
    spin,
    isBusy,
    shown: isBusy ? pressedOn : info,
    rotation: spin.status === 'stopped' ? restOf(rotation, goal?.prize, info) : rotation,
    turnsTo: isStill ? undefined : turnsTo,
    won: spin.status === 'stopped' ? goal?.prize : undefined,
    seen: spin.status === 'stopped' ? goal?.seen : undefined,
    press,
    problem: isElsewhere ? text('wheel.elsewhere') : problem && wordingText(text, problem.wording),
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

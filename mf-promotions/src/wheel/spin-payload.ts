import type { Shell } from '@tessera/contracts';
import { randomId } from '@tessera/kit';
import { ATTEMPT_KEEP_MS, settleIntent } from '@tessera/kit/intents';
import { rouletteSpin, type AnswerOf, type PayloadOf, type rouletteInfo } from '@tessera/wire';
import { keptPayload } from '../kept-payload.ts';

type Info = AnswerOf<typeof rouletteInfo>;
type Payload = PayloadOf<typeof rouletteSpin>;

/** Returns what the last spin of this wheel was sent with, if its outcome is unknown or was not shown. */
export function openSpin(shell: Shell, { detail }: Info): Payload | undefined {
  const last = keptPayload(shell, rouletteSpin).get();
  return last?.id === detail.id ? last : undefined;
}

/**
 * Returns what a spin sends: the commitment that the player sees, and words that are chosen after it. A spin whose outcome
 * is unknown or was not shown is sent again as it was, also after the wheel was closed or the page reloaded: a repetition
 * gets the first answer.
 */
export function spinPayload(shell: Shell, info: Info): Payload {
  const open = openSpin(shell, info);
  if (open) return open;
  const { detail, fairness } = info;
  const payload = {
    id: detail.id,
    ...(fairness && { hash: fairness.hash, words: randomId() }),
  };
  keptPayload(shell, rouletteSpin).keep(payload, ATTEMPT_KEEP_MS);
  return payload;
}

/** The outcome of a spin is shown, or it has none: the next one is another. */
export function settleSpin(shell: Shell): void {
  const kept = keptPayload(shell, rouletteSpin);
  const payload = kept.get();
  if (payload) settleIntent({ shell }, rouletteSpin, payload);
  kept.forget();
}

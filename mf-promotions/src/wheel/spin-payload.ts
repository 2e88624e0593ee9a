import type { Shell } from '@tessera/contracts';
import { randomId } from '@tessera/kit';
import type { PayloadOf, AnswerOf, rouletteInfo, rouletteSpin } from '@tessera/wire';

type Payload = PayloadOf<typeof rouletteSpin>;

const open = new WeakMap<Shell, Payload>();

/**
 * Returns what a spin sends: the commitment that the player sees, and words that are chosen after it. A spin whose outcome
 * is unknown is sent again as it was, also after the wheel was closed: a repetition gets the first answer.
 */
export function spinPayload(
  shell: Shell,
  { detail: { id }, fairness }: AnswerOf<typeof rouletteInfo>,
): Payload {
  const last = open.get(shell);
  if (last?.id === id) return last;
  const payload = fairness ? { id, hash: fairness.hash, words: randomId() } : { id };
  open.set(shell, payload);
  return payload;
}

/** The outcome of a spin is known: the next one is another. */
export const settleSpin = (shell: Shell): boolean => open.delete(shell);

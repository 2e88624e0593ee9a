import { commitmentOf, drawsOf, type Draw } from './draws.ts';

interface Weighted {
  readonly weight: number;
}

/** A place of the wheel. */
export interface WheelPrize extends Weighted {
  readonly prizeId: number;
}

/** What decides a spin and is fixed before it. */
export interface WheelPromise {
  /** Hexadecimal. */
  readonly seed: string;
  readonly rouletteId: number;
  /** All places, in their order on the wheel, also those whose stock has run out. */
  readonly prizes: readonly WheelPrize[];
}

/** Returns what is announced before a spin: it fixes the seed, the wheel, and the weight of each prize. */
export const spinCommitment = ({ seed, rouletteId, prizes }: WheelPromise): string =>
  commitmentOf(
    seed,
    `roulette ${rouletteId} ${prizes.map(({ prizeId, weight }) => `${prizeId}x${weight}`).join(' ')}`,
  );

/** A spin after its reveal. */
export interface RevealedSpin extends WheelPromise {
  /** The player's words, which the device chose after it had the commitment. */
  readonly words: string;
  /** Prizes that the draw hit although their stock had run out, in this order: each time it draws again without it. */
  readonly gone: readonly number[];
}

/** Returns the prize that a revealed spin draws; `undefined` where its values contradict each other. */
export function redrawSpin({ seed, words, prizes, gone }: RevealedSpin): number | undefined {
  const draw = drawsOf(seed, words);
  let choices = prizes;
  for (const prizeId of gone) {
    if (choices.length === 0 || drawWeighted(choices, draw).prizeId !== prizeId) return undefined;
    choices = choices.filter((choice) => choice.prizeId !== prizeId);
  }
  return choices.length === 0 ? undefined : drawWeighted(choices, draw).prizeId;
}

/** Draws one of several, each as likely as its weight. */
export function drawWeighted<T extends Weighted>(choices: readonly T[], draw: Draw): T {
  let at = draw(choices.reduce((sum, { weight }) => sum + weight, 0));
  for (const choice of choices) {
    at -= choice.weight;
    if (at < 0) return choice;
  }
  throw new RangeError('nothing to draw from');
}

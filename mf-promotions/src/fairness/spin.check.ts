import { redrawSpin, spinCommitment, type RevealedSpin } from '@tessera/domain/fairness';
import type { RoulettePrizeSetting, SpinReveal } from '@tessera/wire';

/** A spin as this device has seen it. */
export interface SeenSpin {
  readonly rouletteId: number;
  /** The commitment that was shown before the spin. */
  readonly hash: string;
  /** What this device had mixed into the draw. */
  readonly words: string;
  /** As they were printed beside the wheel. */
  readonly prizes: readonly RoulettePrizeSetting[];
  /** What the site says that was won. */
  readonly prizeId: number;
  readonly reveal: SpinReveal;
}

export type SpinFault = 'hash' | 'words' | 'chances' | 'prize';

export interface CheckedSpin {
  /** The commitment to the revealed values, computed here. */
  readonly commitment: string;
  /** The prize that they draw; `undefined` where they contradict each other. */
  readonly prizeId: number | undefined;
  /** `undefined`: the spin is what was promised. */
  readonly fault: SpinFault | undefined;
}

/** Part of the circle by which a printed chance may differ from its weight: the rounding of numbers alone. */
const ROUNDING = 1e-9;

/** Draws a spin again from what was revealed, and compares it with what this device has seen (spec §4 Roulette). */
export function checkSpin(seen: SeenSpin): CheckedSpin {
  const revealed = { ...seen.reveal, rouletteId: seen.rouletteId };
  const commitment = spinCommitment(revealed);
  const prizeId = redraw(revealed);
  return { commitment, prizeId, fault: faultOf(seen, commitment, prizeId) };
}

function faultOf(
  { hash, words, prizes, prizeId, reveal }: SeenSpin,
  commitment: string,
  drawn: number | undefined,
): SpinFault | undefined {
  if (commitment !== hash) return 'hash';
  if (reveal.words !== words) return 'words';
  if (!arePrinted(prizes, reveal.prizes)) return 'chances';
  return drawn === prizeId ? undefined : 'prize';
}

/** Whether each printed chance is its weight's part of all that were printed; what had run out is not printed. */
function arePrinted(printed: readonly RoulettePrizeSetting[], drawn: SpinReveal['prizes']): boolean {
  const weightOf = new Map(drawn.map(({ prizeId, weight }) => [prizeId, weight]));
  const total = printed.reduce((sum, { prizeId }) => sum + (weightOf.get(prizeId) ?? 0), 0);
  return printed.every(({ prizeId, sweep }) => {
    const weight = weightOf.get(prizeId);
    if (weight === undefined) return false;
    return sweep === undefined || Math.abs(weight / total - sweep / 360) < ROUNDING;
  });
}

function redraw(revealed: RevealedSpin): number | undefined {
  try {
    return redrawSpin(revealed);
  } catch {
    // Weights that nothing can be drawn from.
    return undefined;
  }
}

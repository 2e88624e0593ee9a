import type { World } from '../../../page/kit.ts';
import type { BallKind } from './lotteries.ts';

const NINE = 9;

/** Numbers by their nine, digits by themselves; the bonus is the pale one. */
export function ballColour(kind: BallKind, value: number, { high, low, light }: World): string {
  if (kind === 'bonus') return light;
  return kind === 'number' ? high[Math.floor((value - 1) / NINE)]! : low[value % low.length]!;
}

import type { RoulettePrizeSetting } from '@tessera/wire';
import { PLAIN_STONE, STONES } from '../lacquer.ts';

export const isBlank = ({ amount }: Pick<RoulettePrizeSetting, 'amount'>): boolean => Number(amount) === 0;

/** Returns the prizes from the biggest to those that win nothing. */
export function byAmount<Prize extends Pick<RoulettePrizeSetting, 'amount'>>(
  prizes: readonly Prize[],
): readonly Prize[] {
  return [...prizes].sort((a, b) => Number(b.amount) - Number(a.amount));
}

/** Returns each prize's stone by its id: one of its own for every prize, plain stone where nothing is won. */
export function stonesOf(prizes: readonly RoulettePrizeSetting[]): ReadonlyMap<number, string> {
  return new Map(
    byAmount(prizes).map((prize, rank) => [
      prize.prizeId,
      isBlank(prize) ? PLAIN_STONE : (STONES[rank % STONES.length] ?? PLAIN_STONE),
    ]),
  );
}

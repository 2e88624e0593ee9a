import type { AnswerOf, gameDetail } from '@tessera/wire';
import { aGame } from './games.ts';

/** A game with all facts and one game like it. */
export function aDetail(given: Partial<AnswerOf<typeof gameDetail>> = {}): AnswerOf<typeof gameDetail> {
  return {
    game: aGame(),
    facts: {
      mechanic: 'cluster',
      returnBasisPoints: 9660,
      volatility: 'medium',
      lowestStake: '0.20',
      highestStake: '100.00',
      maxWinMultiple: 5_000,
    },
    similar: [aGame({ id: 77, gameName: 'Quiet Comet' })],
    ...given,
  };
}

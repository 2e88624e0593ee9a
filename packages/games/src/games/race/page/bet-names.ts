import { useWords } from '../../../page/kit.ts';
import type { Odds } from '../../../rules/odds.ts';
import type { RaceBet } from '../rules/race.ts';
import type { Runner } from '../rules/runners.ts';
import type english from './messages/en_US.json';

export interface Names {
  runner(runner: Runner): string;
  /** `3 Cobalt`. */
  lane(lane: number): string;
  bet(bet: RaceBet): string;
  odds(odds: Odds): string;
}

/** What lanes and bets are called, for who does not see where they stand. */
export function useNames(field: readonly Runner[], places: number): Names {
  const words = useWords<keyof typeof english>();
  const runner = (one: Runner): string => words(`runner${one}`);
  const lane = (index: number): string => `${index + 1} ${runner(field[index]!)}`;
  return {
    runner,
    lane,
    bet(bet) {
      if (bet.kind === 'exacta')
        return words('exactaOn', { first: lane(bet.first), second: lane(bet.second) });
      return bet.kind === 'win'
        ? words('winOn', { name: lane(bet.lane) })
        : words('placeOn', { name: lane(bet.lane), places });
    },
    odds: (odds) => words.number(odds / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  };
}

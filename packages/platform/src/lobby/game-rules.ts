import { or, sql, like, type SQL } from 'drizzle-orm';
import { codePrefixOf, GAME_FACTS } from '@tessera/domain';
import { games } from '../db/schema/catalogue.ts';

/** Filters by what games say about themselves. Games that say nothing match none of them. */
export interface RulesFilter {
  readonly mechanic: string | undefined;
  readonly volatility: string | undefined;
  /** In hundredths of a percent. */
  readonly minReturn: number | undefined;
}

/** Returns the condition of a filter, or `undefined` where it filters nothing. */
export function withFacts({ mechanic, volatility, minReturn }: RulesFilter): SQL | undefined {
  if (mechanic === undefined && volatility === undefined && minReturn === undefined) return undefined;
  const matching = Object.entries(GAME_FACTS).filter(
    ([, facts]) =>
      (mechanic === undefined || facts.mechanic === mechanic) &&
      (volatility === undefined || facts.volatility === volatility) &&
      (minReturn === undefined || facts.returnBasisPoints >= minReturn),
  );
  return byRules(matching.map(([rules]) => rules));
}

/** Games with one of these sets of rules, by the start of their codes. */
export function byRules(rules: readonly string[]): SQL {
  return or(...rules.map((one) => like(games.gameCode, `${codePrefixOf(one)}%`))) ?? sql`false`;
}

/** How the house's games are played, as their codes name it. */
export const MECHANICS = [
  'lines',
  'cluster',
  'ways',
  'vault',
  'roulette',
  'blackjack',
  'sportsbook',
  'lottery',
  'race',
  'duel',
  'fishing',
  'crash',
] as const;
export type Mechanic = (typeof MECHANICS)[number];

/** How far a slot's rounds stray from its return: the standard deviation is below 5 stakes, below 9, or above. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

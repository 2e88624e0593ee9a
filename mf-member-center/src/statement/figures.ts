/** The sums of a month, in the order in which they add up. */
export const FIGURES = ['opening', 'in', 'out', 'staked', 'won', 'net', 'bonuses', 'closing'] as const;

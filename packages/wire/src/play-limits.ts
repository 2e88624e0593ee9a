/** What a member's own limits are made of. Apart from their calls, as the first view needs no more than these. */
export const LIMIT_KINDS = ['deposit', 'loss', 'wager'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Periods of the site's calendar. A week begins on Monday. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Percentages of a limit at which the member is reminded. */
export const LIMIT_REMINDERS = [50, 80, 100] as const;

import { sql } from 'drizzle-orm';

/** What of a settled `round` agents earn by: all of it but the play of welcome money, which neither earns nor costs them. */
export const COUNTED_TURNOVER = sql`(round.stake - round.returned - round.welcome_stake)`;
export const COUNTED_PAYOUT = sql`(round.payout - round.welcome_payout)`;

import { sql } from 'drizzle-orm';
import type { rounds } from '../db/schema/play.ts';

/** What of a settled `round` agents earn by: all of it but the play of welcome money, which neither earns nor costs them. */
export const COUNTED_TURNOVER = sql`(round.stake - round.returned - round.welcome_stake)`;
export const COUNTED_PAYOUT = sql`(round.payout - round.welcome_payout)`;

type Round = Pick<
  typeof rounds.$inferSelect,
  'stake' | 'returned' | 'payout' | 'welcomeStake' | 'welcomePayout'
>;

/** The same of a round that was read, in minor units. */
export const countedOf = ({ stake, returned, payout, welcomeStake, welcomePayout }: Round) => ({
  turnover: stake - returned - welcomeStake,
  payout: (payout ?? 0n) - welcomePayout,
});

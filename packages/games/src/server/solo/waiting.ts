import { sql, type SQL } from 'drizzle-orm';
import { rounds } from '../store/schema.ts';

/** How long open rounds wait for their players. */
export interface Patience {
  /** For one who says nothing, and has no page open. */
  readonly graceMs: number;
  /**
   * From a round's begin on, whoever is there and whatever they do. The platform gives back all that a round has staked when
   * it stays open for a day, and with it what its player has lost in it by then.
   */
  readonly longestMs: number;
}

/** When the round of the row is ended for its player, who was there just now. */
export const waitsUntil = ({ graceMs, longestMs }: Patience): SQL => sql`least(
  now() + make_interval(secs => ${graceMs / 1_000}), ${rounds.at} + make_interval(secs => ${longestMs / 1_000}))`;

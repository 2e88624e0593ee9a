import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../store/connect.ts';
import { minorBets, payoutOf } from './choice.ts';
import { VOID_AFTER_MS } from './schedule.ts';
import type { Dues } from './settle.ts';
import type { Table } from './table.ts';
import { TAKE_OUT_GRACE_MS, readDue, type Due } from './unfinished.ts';

interface Parts {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
}

/**
 * The placements that are due at a table.
 * @param table without rules: what is not judged yet goes back
 */
export function tableDues(
  { db, log }: Parts,
  { name, rules }: Pick<Table, 'name'> & { readonly rules: Table['rules'] | undefined },
): Dues<Due> {
  return {
    name,
    read: () => readDue(db, name, graceOf(rules)),
    judge({ placement, round }) {
      const { id, state, takenOutMs } = placement;
      if (state !== 'drawn' && state !== 'open') return undefined;
      // Nobody can tell what a placement of other rules is paid.
      const isKnown = rules !== undefined && placement.rulesVersion === rules.version;
      if (!isKnown || state !== 'open' || round.phase !== 'over')
        return { to: 'cancelling', id, from: state };
      try {
        const bets = minorBets(rules, placement.choice, placement.currency);
        return {
          to: 'settling',
          id,
          payout: payoutOf(rules, bets, round.outcome, takenOutMs),
          takenOutMs,
        };
      } catch (error) {
        log.error(
          { err: error, placement: id },
          'what a placement is paid cannot be told: its stake goes back',
        );
        return { to: 'cancelling', id, from: state };
      }
    },
  };
}

/** After the end of a round, before its placements are judged. Who has no rules waits as long as somebody else may have them. */
function graceOf(rules: Table['rules'] | undefined): number {
  if (!rules) return VOID_AFTER_MS;
  return rules.canTakeOut ? TAKE_OUT_GRACE_MS : 0;
}

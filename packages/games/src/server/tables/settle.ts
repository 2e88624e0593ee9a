import type { FastifyBaseLogger } from 'fastify';
import type { Money } from '../money.ts';
import type { Database } from '../store/connect.ts';
import type { Bounded } from './bounded.ts';
import { minorBets, payoutOf } from './choice.ts';
import { createClosings } from './closings.ts';
import { LeaseLost, fenced, type Lease } from './lease.ts';
import { VOID_AFTER_MS } from './schedule.ts';
import type { Table } from './table.ts';
import {
  TAKE_OUT_GRACE_MS,
  readDue,
  writeVerdicts,
  type Due,
  type PlacementRow,
  type Verdict,
} from './unfinished.ts';

export interface SettleParts {
  readonly db: Database;
  readonly money: Pick<Money, 'settle' | 'cancel'>;
  readonly log: FastifyBaseLogger;
  /** How many calls of this server are on their way to the platform at a time. */
  readonly asking: Bounded;
}

/**
 * Ends what is due at a table: writes down what each placement is paid, or that its stake goes back, then has the
 * platform do it, and tells its player. Every step may be repeated, by whoever leads the table: what was written down is
 * never computed again, and the platform does a transaction once.
 * @param table without rules: what is not judged yet goes back
 * @returns whether everything that was due is done
 */
export function createSettling(
  parts: SettleParts,
  table: Pick<Table, 'name'> & { readonly rules: Table['rules'] | undefined },
  lease: Lease,
): () => Promise<boolean> {
  const { db, money, log, asking } = parts;
  const { rules } = table;
  const close = createClosings(db, lease);
  const graceMs = graceOf(rules);

  async function settle(): Promise<boolean> {
    const due = await readDue(db, table.name, graceMs);
    const verdicts = due.flatMap((one) => judge(one) ?? []);
    const standing =
      verdicts.length === 0
        ? new Set<string>()
        : await fenced(db, lease, (tx) => writeVerdicts(tx, verdicts));
    const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
    const asked = due.flatMap(({ placement }) => {
      const verdict = byId.get(placement.id);
      if (!verdict) return [placement];
      if (!standing.has(placement.id)) return [];
      return [{ ...placement, state: verdict.to, payout: verdict.to === 'settling' ? verdict.payout : null }];
    });
    const failures = (await Promise.all(asked.map((placement) => asking(() => end(placement))))).filter(
      (failure) => failure !== undefined,
    );
    if (failures.length > 0) {
      const { length: waiting } = failures;
      log.warn({ err: failures[0], table: table.name, waiting }, 'placements wait for the platform');
    }
    return asked.length === due.length && failures.length === 0;
  }

  /** `undefined` where it was judged before. */
  function judge({ placement, round }: Due): Verdict | undefined {
    const { id, state, takenOutMs } = placement;
    if (state !== 'drawn' && state !== 'open') return undefined;
    // Nobody can tell what a placement of other rules is paid.
    const isKnown = rules !== undefined && placement.rulesVersion === rules.version;
    if (!isKnown || state !== 'open' || round.phase !== 'over') return { to: 'cancelling', id, from: state };
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
  }

  /** @returns why the platform has not ended it; it is asked again later */
  async function end(placement: PlacementRow): Promise<unknown> {
    const { id, state, payout } = placement;
    try {
      const pays = state === 'settling';
      const ended = await (pays ? money.settle(placement, payout!) : money.cancel(placement));
      if (ended.kind === 'gone') {
        log.warn({ err: ended.error, placement: id }, 'the platform had closed a placement');
        await close({ id, to: 'dropped', balance: undefined });
      } else await close({ id, to: pays ? 'closed' : 'dropped', balance: ended.balance });
      return undefined;
    } catch (error) {
      return error;
    }
  }

  return () =>
    settle().catch((error: unknown) => {
      if (!(error instanceof LeaseLost)) log.error({ err: error, table: table.name }, 'placements wait');
      return false;
    });
}

/** After the end of a round, before its placements are judged. Who has no rules waits as long as somebody else may have them. */
function graceOf(rules: Table['rules'] | undefined): number {
  if (!rules) return VOID_AFTER_MS;
  return rules.canTakeOut ? TAKE_OUT_GRACE_MS : 0;
}

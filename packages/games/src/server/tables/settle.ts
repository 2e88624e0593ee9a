import type { FastifyBaseLogger } from 'fastify';
import type { Money } from '../money.ts';
import type { Database } from '../store/connect.ts';
import type { Bounded } from './bounded.ts';
import { createClosings } from './closings.ts';
import { LeaseLost, fenced, type Lease } from './lease.ts';
import { writeVerdicts, type PlacementRow, type Verdict } from './unfinished.ts';

export interface SettleParts {
  readonly db: Database;
  readonly money: Pick<Money, 'settle' | 'cancel'>;
  readonly log: FastifyBaseLogger;
  /** How many calls of this server are on their way to the platform at a time. */
  readonly asking: Bounded;
}

/** What is due at a place, a table or a book, and what each of it comes to. */
export interface Dues<D extends { readonly placement: PlacementRow }> {
  /** Of the place. */
  readonly name: string;
  /** Everything whose time has come, the longest due first. */
  read(): Promise<readonly D[]>;
  /** `undefined` where it was judged before. */
  judge(due: D): Verdict | undefined;
}

/**
 * Ends what is due at a place: writes down what each placement is paid, or that its stake goes back, then has the
 * platform do it, and tells its player. Every step may be repeated, by whoever leads the place: what was written down is
 * never computed again, and the platform does a transaction once.
 * @returns whether everything that was due is done
 */
export function createSettling<D extends { readonly placement: PlacementRow }>(
  { db, money, log, asking }: SettleParts,
  lease: Lease,
  { name, read, judge }: Dues<D>,
): () => Promise<boolean> {
  const close = createClosings(db, lease);

  async function settle(): Promise<boolean> {
    const due = await read();
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
      log.warn({ err: failures[0], place: name, waiting }, 'placements wait for the platform');
    }
    return asked.length === due.length && failures.length === 0;
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
      if (!(error instanceof LeaseLost)) log.error({ err: error, place: name }, 'placements wait');
      return false;
    });
}

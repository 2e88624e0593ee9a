import type { FastifyBaseLogger } from 'fastify';
import { giveNotice } from '../live/notices.ts';
import { repeat } from '../repeat.ts';
import { fenced, LeaseLost, type Lease } from './lease.ts';
import type { Lead } from './lead.ts';
import { VOID_AFTER_MS } from './schedule.ts';
import { createSettling, type SettleParts } from './settle.ts';
import { tableDues } from './table-dues.ts';
import { moveRound, readLatest } from './table-rounds.ts';

interface Parts extends SettleParts {
  /** Of a table that this release does not have. */
  readonly name: string;
  readonly lease: Lease;
  readonly log: FastifyBaseLogger;
}

const AGAIN_MS = 1_000;

/**
 * Leads a table that nobody plays any longer, its variant having gone with an earlier release: what is bet on it goes
 * back, and what was to be paid already is paid.
 */
export function callOff({ name, lease, ...parts }: Parts): Lead {
  const { db, log } = parts;
  const settle = createSettling(parts, lease, tableDues(parts, { name, rules: undefined }));
  let isDone = false;

  const endRound = (): Promise<void> =>
    fenced(db, lease, async (tx) => {
      const { round, now } = await readLatest(tx, name);
      if (!round || now <= round.endsAt.getTime() + VOID_AFTER_MS) return;
      if (!(await moveRound(tx, round, 'void'))) return;
      await giveNotice(tx, { kind: 'table', table: name });
      log.warn({ table: name, round: String(round.number) }, 'a round of a table that there is not is void');
    });

  const stop = repeat(
    async () => {
      await endRound();
      isDone = await settle();
    },
    AGAIN_MS,
    (error) => {
      if (!(error instanceof LeaseLost)) log.error({ err: error, table: name }, 'bets wait to go back');
    },
  );
  return { lease, wake: () => undefined, isResting: () => isDone, stop };
}

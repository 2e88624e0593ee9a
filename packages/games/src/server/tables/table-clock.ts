import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { giveNotice } from '../live/notices.ts';
import type { Database } from '../store/connect.ts';
import { LeaseLost, fenced, type Lease } from './lease.ts';
import { nextStep, type Step, type StoredRound } from './schedule.ts';
import { moveRound, openRound, readLatest, type TableRound } from './table-rounds.ts';
import type { Table } from './table.ts';

interface Parts {
  readonly db: Database;
  readonly table: Table;
  readonly lease: Lease;
  readonly log: FastifyBaseLogger;
  /** Whether somebody sits at the table. */
  readonly isAwake: () => boolean;
  /** Called after each step, when it is committed. */
  readonly onStep: (step: Step['do']) => void;
}

export interface TableClock {
  /** Looks again at once: somebody sat down. */
  wake(): void;
  /** Whether nothing is left to be done until somebody sits down. */
  isResting(): boolean;
  /** Waits for the step that is under way. */
  stop(): Promise<void>;
}

/** Without being woken. */
const REST_LOOK_MS = 5_000;
const AGAIN_MS = 250;

/** Leads a table through its rounds until it is stopped, or its lease is somebody else's. */
export function runTableClock({ db, table, lease, log, isAwake, onStep }: Parts): TableClock {
  const stopping = new AbortController();
  let waking = new AbortController();
  let resting = false;

  /** Does what is due, and says so to all servers in the same transaction. */
  const takeStep = (): Promise<Step> =>
    fenced(db, lease, async (tx) => {
      const { round, now } = await readLatest(tx, table.name);
      const step = nextStep(round && stored(round), table.rules.version, now, isAwake());
      if (step.do === 'wait' || step.do === 'rest') return step;
      if (step.do === 'open') await openRound(tx, table, (round?.number ?? 0n) + 1n, now);
      else await moveRound(tx, round!, PHASE_AFTER[step.do]);
      await giveNotice(tx, { kind: 'table', table: table.name });
      if (step.do === 'void') {
        log.warn({ table: table.name, round: String(round!.number), why: step.why }, 'a round is void');
      }
      return step;
    });

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const step = await takeStep().catch((error: unknown) => {
        if (error instanceof LeaseLost) stopping.abort();
        else log.error({ err: error, table: table.name }, 'a table does not go on');
        return undefined;
      });
      if (step) onStep(step.do);
      resting = step?.do === 'rest';
      await pause(step);
    }
  }

  async function pause(step: Step | undefined): Promise<void> {
    if (step && step.do !== 'wait' && step.do !== 'rest') return;
    const ms = step === undefined ? AGAIN_MS : step.do === 'wait' ? Math.ceil(step.ms) : REST_LOOK_MS;
    const signal = AbortSignal.any([waking.signal, stopping.signal]);
    await sleep(ms, undefined, { signal }).catch(() => undefined);
  }

  const running = run();
  return {
    wake: () => waking.abort(),
    isResting: () => resting,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

const PHASE_AFTER = { close: 'running', end: 'over', void: 'void' } as const;

function stored({ phase, rulesVersion, closesAt, endsAt, nextAt }: TableRound): StoredRound {
  return {
    phase,
    rulesVersion,
    closesAt: closesAt.getTime(),
    endsAt: endsAt.getTime(),
    nextAt: nextAt.getTime(),
  };
}

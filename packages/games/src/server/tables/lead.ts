import { LATE_WAGER_MS } from './unfinished.ts';
import type { Lease } from './lease.ts';
import { createSettling, type SettleParts } from './settle.ts';
import { runTableClock } from './table-clock.ts';
import { tableDues } from './table-dues.ts';
import type { Table } from './table.ts';

interface Parts extends SettleParts {
  readonly table: Table;
  readonly lease: Lease;
  readonly isAwake: () => boolean;
}

/** A table that this server leads. */
export interface Lead {
  readonly lease: Lease;
  /** Somebody sat down. */
  wake(): void;
  /** Whether there is nothing to be done before somebody sits down, so that the lease may be given back. */
  isResting(): boolean;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

const LOOK_MS = 1_000;
const AGAIN_MS = 250;

/** Leads a table: its clock goes on whatever the platform does, and beside it what has ended is paid. */
export function lead({ table, lease, isAwake, ...parts }: Parts): Lead {
  const settle = createSettling(parts, lease, tableDues(parts, table));
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;
  let wanted = false;
  let settling: Promise<void> | undefined;

  /** Looks for what is to be paid, at once or when the look that is under way has ended. */
  function look(): void {
    clearTimeout(timer);
    wanted = true;
    settling ??= lookOn().finally(() => (settling = undefined));
  }
  async function lookOn(): Promise<void> {
    while (wanted && !stopped) {
      wanted = false;
      isDone = await settle();
    }
    if (!stopped) timer = setTimeout(look, isDone ? LOOK_MS : AGAIN_MS);
  }

  const late = new Set<NodeJS.Timeout>();
  const clock = runTableClock({
    ...parts,
    table,
    lease,
    isAwake,
    onStep(step) {
      if (step === 'end' || step === 'void') look();
      if (step !== 'close') return;
      const at = setTimeout(() => {
        late.delete(at);
        look();
      }, LATE_WAGER_MS);
      late.add(at);
    },
  });
  look();

  return {
    lease,
    wake: () => clock.wake(),
    isResting: () => clock.isResting() && isDone && settling === undefined,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      late.forEach(clearTimeout);
      await Promise.all([clock.stop(), settling]);
    },
  };
}

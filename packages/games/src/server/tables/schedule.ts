import type { TableRules } from '../../rules/table-rules.ts';

/** When a round's phases end, epoch milliseconds. */
export interface Times {
  readonly opensAt: number;
  readonly closesAt: number;
  readonly endsAt: number;
  /** When the next round opens. */
  readonly nextAt: number;
}

type Pace = Pick<TableRules, 'bettingMs' | 'pauseMs' | 'everyMs'>;

/** A table that goes by the wall clock waits for the next time rather than take bets for less than this part of its time. */
const SHORTEST_BETTING = 0.5;

/** The times of a round that opens now. @param runMs how long it runs, as its outcome says */
export function timesOf(pace: Pace, runMs: number, now: number): Times {
  const opensAt = Math.floor(now);
  const closesAt = closeAfter(pace, opensAt);
  const endsAt = closesAt + Math.round(runMs);
  const rested = endsAt + pace.pauseMs;
  const nextAt =
    pace.everyMs === undefined ? rested : Math.max(rested, closeAfter(pace, rested) - pace.bettingMs);
  return { opensAt, closesAt, endsAt, nextAt };
}

function closeAfter({ bettingMs, everyMs }: Pace, openMs: number): number {
  if (everyMs === undefined) return openMs + bettingMs;
  return Math.ceil((openMs + bettingMs * SHORTEST_BETTING) / everyMs) * everyMs;
}

/** What of a stored round says what is to be done next. */
export interface StoredRound extends Pick<Times, 'closesAt' | 'endsAt' | 'nextAt'> {
  readonly phase: 'betting' | 'running' | 'over' | 'void';
  readonly rulesVersion: number;
}

export type Step =
  | { readonly do: 'open' | 'close' | 'end' }
  /** Its bets go back. */
  | { readonly do: 'void'; readonly why: 'late' | 'rules' }
  | { readonly do: 'wait'; readonly ms: number }
  /** Until somebody comes. */
  | { readonly do: 'rest' };

/** A round that is not ended by then never is: nobody waits so long for a wheel. */
export const VOID_AFTER_MS = 30_000;

/**
 * What whoever leads a table does now. It depends on nothing but the stored round and the clock, so that a new leader
 * goes on where the last one stood.
 * @param round the table's newest
 * @param awake whether somebody sits at the table
 */
export function nextStep(
  round: StoredRound | undefined,
  rulesVersion: number,
  now: number,
  awake: boolean,
): Step {
  if (!round) return { do: awake ? 'open' : 'rest' };
  if (round.phase === 'betting' || round.phase === 'running') {
    if (round.rulesVersion !== rulesVersion) return { do: 'void', why: 'rules' };
    if (now > round.endsAt + VOID_AFTER_MS) return { do: 'void', why: 'late' };
    const [due, step] =
      round.phase === 'betting' ? ([round.closesAt, 'close'] as const) : ([round.endsAt, 'end'] as const);
    return now < due ? { do: 'wait', ms: due - now } : { do: step };
  }
  if (!awake) return { do: 'rest' };
  return now < round.nextAt ? { do: 'wait', ms: round.nextAt - now } : { do: 'open' };
}

import type { Placement, TableSnapshot } from '../answers.ts';

/** What the page knows of its table. */
export interface TableState {
  readonly snapshot: TableSnapshot | undefined;
  /** The player's placements in the snapshot's round, oldest first. */
  readonly mine: readonly Placement[];
}
export const NO_TABLE: TableState = { snapshot: undefined, mine: [] };

const PHASES = ['betting', 'running', 'over', 'void'];

/** A snapshot that is older than what is known changes nothing: answers may overtake each other. */
export function withSnapshot(state: TableState, snapshot: TableSnapshot): TableState {
  const known = state.snapshot;
  if (known && known.table === snapshot.table) {
    if (snapshot.number < known.number) return state;
    if (snapshot.number === known.number && PHASES.indexOf(snapshot.phase) < PHASES.indexOf(known.phase))
      return state;
    if (snapshot.number === known.number) return { ...state, snapshot };
  }
  return { snapshot, mine: [] };
}

/** A placement as it stands now; of another round than the one on the table it is not kept. */
export function withPlacement(state: TableState, placement: Placement): TableState {
  if (placement.tableRoundId !== state.snapshot?.roundId) return state;
  const known = state.mine.findIndex(({ roundId }) => roundId === placement.roundId);
  if (known === -1) return { ...state, mine: [...state.mine, placement] };
  // Paid is paid: an answer that is late does not take it back.
  if (state.mine[known]!.payout !== null && placement.payout === null) return state;
  return { ...state, mine: state.mine.with(known, placement) };
}

/** When the phase that the snapshot shows ends, by the server's clock; `undefined` where nobody is told. */
export function phaseEnd({ phase, closesAt, endsAt, nextAt }: TableSnapshot): number | undefined {
  const end = phase === 'betting' ? closesAt : phase === 'running' ? endsAt : nextAt;
  return end ?? undefined;
}

/** Whether a placement's stake is on the table: taken, and neither paid nor given back. */
export const isStanding = ({ state }: Placement): boolean =>
  state === 'pending' || state === 'open' || state === 'settling';

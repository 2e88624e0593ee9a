import type { TableState } from '../../protocol/tables.ts';
import type { Queries } from '../store/connect.ts';
import { readLast, readLatest, type TableRound } from './table-rounds.ts';
import type { Table } from './table.ts';

/** What all players at a table may know of it now; `undefined` before its first round. */
export async function readTableState(
  db: Pick<Queries, 'select' | 'execute'>,
  table: Table,
  players: number,
): Promise<TableState | undefined> {
  const { round, now } = await readLatest(db, table.name);
  if (!round) return undefined;
  const last = await readLast(db, table.name, round.number);
  return {
    table: table.name,
    now: Math.floor(now),
    players,
    ...told(table, round),
    last: last.map(({ number, outcome }) => ({ number: Number(number), outcome })),
  };
}

/** A round as everybody may know it in its phase. */
function told({ rules }: Table, round: TableRound): Omit<TableState, 'table' | 'now' | 'players' | 'last'> {
  const { phase, outcome } = round;
  // Of other rules than this server has: they say nothing of it but how it ended.
  const isKnown = round.rulesVersion === rules.version;
  const isClosed = phase === 'running' || phase === 'over';
  const isEndTold = phase === 'over' || phase === 'void' || (phase === 'running' && !rules.canTakeOut);
  return {
    roundId: String(round.id),
    number: Number(round.number),
    phase,
    closesAt: round.closesAt.getTime(),
    endsAt: isEndTold ? round.endsAt.getTime() : null,
    nextAt: isEndTold ? round.nextAt.getTime() : null,
    hash: round.seedHash,
    offer: (isKnown ? rules.offer?.(outcome) : undefined) ?? null,
    told: (isKnown && isClosed ? rules.told(outcome) : undefined) ?? null,
    outcome: phase === 'over' ? outcome : null,
    seed: phase === 'over' ? round.seed : null,
  };
}

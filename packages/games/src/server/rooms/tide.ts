import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Games } from '../../games/index.ts';
import { IN_WATER_GRACE_MS, isInWater, msOfTide } from '../../rules/room-rules.ts';
import type { RoomRules, Shot, TideOutcome } from '../../rules/room-rules.ts';
import type { Round } from '../solo/claim.ts';
import type { Queries } from '../store/connect.ts';
import { roomCatches, tableRounds } from '../store/schema.ts';
import { clockMs, type TableRound } from '../tables/table-rounds.ts';

/** The room that a magazine is played in; `undefined` where the round is another game's, or of other rules. */
export function roomOf(
  games: Games,
  { game, variant, rulesVersion }: Pick<Round, 'game' | 'variant' | 'rulesVersion'>,
): RoomRules | undefined {
  const rules = games[game]?.[variant];
  return rules?.kind === 'room' && rules.magazine.version === rulesVersion ? rules : undefined;
}

/** A room's tide at a moment. */
export interface Tide {
  readonly id: string;
  /** How long after its opening. */
  readonly ms: number;
  readonly outcome: TideOutcome;
  /** Of the creatures that were asked for, those that somebody has greeted. */
  readonly caught: ReadonlySet<number>;
}

/**
 * The tide that runs in a room, or has run there last; `undefined` where nobody can be greeted in it. In one question: it is
 * asked at each shot.
 */
export async function tideOf(
  db: Pick<Queries, 'select'>,
  table: string,
  room: RoomRules,
  creatures: readonly number[],
): Promise<Tide | undefined> {
  const greeted = and(
    eq(roomCatches.tableRoundId, tableRounds.id),
    inArray(roomCatches.creature, [...creatures]),
  );
  const [latest] = await db
    .select({
      round: tableRounds,
      now: clockMs,
      caught: sql<number[]>`ARRAY(SELECT ${roomCatches.creature} FROM ${roomCatches} WHERE ${greeted})`,
    })
    .from(tableRounds)
    .where(eq(tableRounds.table, table))
    .orderBy(desc(tableRounds.number))
    .limit(1);
  if (!latest || !isOpen(latest.round, room)) return undefined;
  const { round, now, caught } = latest;
  return {
    id: String(round.id),
    ms: msOfTide(room, round.closesAt.getTime(), now),
    outcome: round.outcome as TideOutcome,
    caught: new Set(caught),
  };
}

// One that is over stays open for shots that were on their way: its creatures' own times end them.
const isOpen = ({ phase, rulesVersion }: TableRound, { tide }: RoomRules): boolean =>
  phase !== 'void' && rulesVersion === tide.version;

/** All creatures of a tide that somebody has greeted. */
export async function caughtIn(db: Pick<Queries, 'select'>, tide: string): Promise<number[]> {
  const rows = await db
    .select({ creature: roomCatches.creature })
    .from(roomCatches)
    .where(eq(roomCatches.tableRoundId, BigInt(tide)));
  return rows.map(({ creature }) => creature);
}

/** Marks the shots that reach nobody, whatever the page has said of them. */
export function marked(room: RoomRules, tide: Tide | undefined, shots: readonly Shot[]): Shot[] {
  const school = tide && room.schoolOf(tide.outcome);
  return shots.map(({ creature: id, tide: of, species }) => {
    const creature = school?.[id];
    const isThere =
      tide?.id === of &&
      creature?.kind === species &&
      isInWater(creature, tide.ms, IN_WATER_GRACE_MS) &&
      !tide.caught.has(id);
    const shot = { creature: id, tide: of, species };
    return isThere ? shot : { ...shot, gone: true };
  });
}

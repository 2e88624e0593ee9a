import { and, eq, inArray } from 'drizzle-orm';
import type { Games } from '../../games/index.ts';
import { IN_WATER_GRACE_MS, isInWater, msOfTide } from '../../rules/room-rules.ts';
import type { RoomRules, Shot, TideOutcome } from '../../rules/room-rules.ts';
import type { Round } from '../solo/claim.ts';
import type { Queries } from '../store/connect.ts';
import { roomCatches } from '../store/schema.ts';
import { readLatest, type TableRound } from '../tables/table-rounds.ts';

/** The room that a magazine is played in; `undefined` where the round is another game's, or of other rules. */
export function roomOf(
  games: Games,
  { game, variant, rulesVersion }: Pick<Round, 'game' | 'variant' | 'rulesVersion'>,
): RoomRules | undefined {
  const rules = games[game]?.[variant];
  return rules?.kind === 'room' && rules.magazine.version === rulesVersion ? rules : undefined;
}

/** A room's tide, and how long after its opening it is. */
export interface Tide {
  readonly id: string;
  readonly ms: number;
  readonly outcome: TideOutcome;
}

/** The tide that runs in a room, or has run there last; `undefined` where nobody can be greeted in it. */
export async function tideOf(
  db: Pick<Queries, 'select' | 'execute'>,
  table: string,
  room: RoomRules,
): Promise<Tide | undefined> {
  const { round, now } = await readLatest(db, table);
  if (!round || !isOpen(round, room)) return undefined;
  return {
    id: String(round.id),
    ms: msOfTide(room, round.closesAt.getTime(), now),
    outcome: round.outcome as TideOutcome,
  };
}

// One that is over stays open for shots that were on their way: its creatures' own times end them.
const isOpen = ({ phase, rulesVersion }: TableRound, { tide }: RoomRules): boolean =>
  phase !== 'void' && rulesVersion === tide.version;

/** The creatures of a tide that somebody has greeted. @param among only these */
export async function caughtIn(
  db: Pick<Queries, 'select'>,
  tide: string,
  among?: readonly number[],
): Promise<Set<number>> {
  const ofTide = eq(roomCatches.tableRoundId, BigInt(tide));
  const rows = await db
    .select({ creature: roomCatches.creature })
    .from(roomCatches)
    .where(among ? and(ofTide, inArray(roomCatches.creature, [...among])) : ofTide);
  return new Set(rows.map(({ creature }) => creature));
}

/** Marks the shots that reach nobody, whatever the page has said of them. */
export function marked(
  room: RoomRules,
  tide: Tide | undefined,
  caught: ReadonlySet<number>,
  shots: readonly Shot[],
): Shot[] {
  const school = tide && room.schoolOf(tide.outcome);
  return shots.map(({ creature: id, tide: of, species }) => {
    const creature = school?.[id];
    const isThere =
      tide?.id === of &&
      creature?.kind === species &&
      isInWater(creature, tide.ms, IN_WATER_GRACE_MS) &&
      !caught.has(id);
    const shot = { creature: id, tide: of, species };
    return isThere ? shot : { ...shot, gone: true };
  });
}

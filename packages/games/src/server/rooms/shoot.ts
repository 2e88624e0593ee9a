import { DrizzleQueryError, sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Games } from '../../games/index.ts';
import type { Catch, MagazineAction, MagazineState, RoomRules, Shot } from '../../rules/room-rules.ts';
import type { Held } from '../solo/claim.ts';
import { notAllowed } from '../solo/decide.ts';
import { standing } from '../solo/ending.ts';
import { seedOf } from '../solo/seeds.ts';
import { playAgain } from '../solo/told.ts';
import type { Patience } from '../solo/waiting.ts';
import type { Database } from '../store/connect.ts';
import type { Decision } from '../store/schema.ts';
import { tableName } from '../tables/table.ts';
import { createTelling } from './telling.ts';
import { marked, roomOf, tideOf } from './tide.ts';

/**
 * Carries out the shots of a magazine: those that reach nobody use no bubble, and what comes to one player comes to no
 * other one.
 * @returns whether the decision was one of shots
 * @throws Refusal 405 where the magazine is over
 */
export type Shoot = (held: Held, decision: Decision) => Promise<boolean>;

interface Parts extends Patience {
  readonly db: Database;
  readonly games: Games;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createShoot({ db, games, log, ...patience }: Parts): Shoot {
  const tell = createTelling(db, log);

  /** @returns whether all the creatures came: another player may have been first meanwhile */
  async function write(
    held: Held,
    actions: readonly Decision[],
    state: MagazineState,
    { magazine }: RoomRules,
  ) {
    const change = { actions, ...standing({ rules: magazine, state }, held.round.stake, patience) };
    const coming = state.caught.length > 0 ? arrivalOf(state.caught) : undefined;
    try {
      // The last word on a magazine that stays open; one that is over is still to be paid.
      await (magazine.isOver(state) ? held.write(change, coming) : held.close(change, coming));
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  return async (held, { requestId, action: asked }) => {
    const { round } = held;
    const room = roomOf(games, round);
    if (!room || !isShots(asked)) return false;
    const table = tableName(round);
    const creatures = asked.shots.map(({ creature }) => creature);
    const seed = await seedOf(db, round.seedHash ?? '');
    for (;;) {
      const tide = await tideOf(db, table, room, creatures);
      const action = { kind: 'shots', shots: marked(room, tide, asked.shots) } as const;
      const { state, draw } = playAgain(round, room.magazine, seed);
      const next = room.magazine.act(state as MagazineState, action, draw);
      if (!next) throw notAllowed('the magazine is over');
      const actions = [...withoutIdle(round.actions), { requestId, action }];
      // Each time that somebody else was first, one creature less is there to be greeted: this comes to its end.
      if (!(await write(held, actions, next, room))) continue;
      if (tide) tell({ table, tide: tide.id, playerId: round.playerId, ...heardOf(action.shots, next) });
      return true;
    }
  };
}

/**
 * Writes down who came, beside the action that brought them. Sorted, so that two players who greet the same creatures never
 * wait for each other.
 */
function arrivalOf(caught: readonly Catch[]): SQL {
  const [{ tide }] = caught as readonly [Catch];
  const creatures = caught.map(({ creature }) => creature).sort((one, other) => one - other);
  return sql`
    INSERT INTO room_catches (table_round_id, creature, player_id, round_id)
    SELECT ${tide}::bigint, coming.creature, written.player_id, written.id
    FROM written CROSS JOIN unnest(${sql.param(creatures)}::int[]) AS coming(creature)
    ORDER BY coming.creature`;
}

const UNIQUE_VIOLATION = '23505';

/** Whether another player has greeted one of the creatures. */
const isTaken = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  (error.cause as { readonly code?: string } | undefined)?.code === UNIQUE_VIOLATION;

type Shots = Extract<MagazineAction, { kind: 'shots' }>;

const isShots = (action: unknown): action is Shots => (action as MagazineAction).kind === 'shots';

/** Without a last action that reached nobody: a page that goes on shooting at nothing makes no round longer. */
function withoutIdle(actions: readonly Decision[]): readonly Decision[] {
  const last = actions.at(-1)?.action;
  return last !== undefined && isShots(last) && last.shots.every(({ gone }) => gone)
    ? actions.slice(0, -1)
    : actions;
}

/** What others are to see of it. */
const heardOf = (shots: readonly Shot[], { caught }: MagazineState) => ({
  shots: shots.filter(({ gone }) => !gone).map(({ creature }) => creature),
  caught: caught.map(({ creature, species, multiple }) => ({ creature, species, multiple })),
});

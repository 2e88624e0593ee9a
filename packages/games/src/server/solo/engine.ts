import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { isDecimal, toMinor } from '@tessera/domain';
import type { Games } from '../../games/index.ts';
import { GAME_CODES } from '../../protocol/codes.ts';
import {
  HISTORY_ROUNDS,
  type ActPayload,
  type PlayPayload,
  type RoundAnswer,
} from '../../protocol/rounds.ts';
import type { Money } from '../money.ts';
import { Refusal, refusalFor, refusalOf } from '../refusal.ts';
import { createShoot } from '../rooms/shoot.ts';
import type { Sealer } from '../sealed-session.ts';
import { lawfulStakes } from '../session/law.ts';
import type { Seats } from '../session/seats.ts';
import type { Database } from '../store/connect.ts';
import { rounds, seeds } from '../store/schema.ts';
import type { Turns } from '../turns.ts';
import { createAbandoned } from './abandoned.ts';
import { beginRound, type Wish } from './begin.ts';
import { Overtaken, claim, held, type Held, type Round } from './claim.ts';
import { decide, notAllowed, reused } from './decide.ts';
import { createSteps } from './ending.ts';
import { roundIdOf } from '../ids.ts';
import { ofPlayer, type Player } from './player.ts';
import { waitForThePresent } from './present.ts';
import { createRecovery } from './recovery.ts';
import { resumePlay, type Resumed } from './resume.ts';
import { nextSeed, seedAndNext } from './seeds.ts';
import { tell } from './told.ts';
import type { Patience } from './waiting.ts';

/** Rounds that a player plays alone. Every call may be repeated, at any server: the same request is the same round. */
export interface Solo {
  /** @throws Refusal */
  play(player: Player, payload: PlayPayload): Promise<RoundAnswer>;
  /** @throws Refusal */
  act(player: Player, roundId: string, payload: ActPayload): Promise<RoundAnswer>;
  /** @throws Refusal 404 where the player has no such round */
  get(player: Player, roundId: string): Promise<RoundAnswer>;
  /** In all of the player's sessions, newest first. */
  history(player: Player): Promise<RoundAnswer[]>;
  /** Ends what a lost connection left undone, and tells what ended unseen. @param pending a request of the last page */
  resume(player: Player, balanceOf: () => Promise<string>, pending?: string): Promise<Resumed>;
  /** Commitment of the player's next round. */
  nextHash(player: Player): Promise<string>;
  /** One pass over the rounds that nobody waits for. */
  recover(): Promise<void>;
}

export interface SoloParts extends Patience {
  readonly db: Database;
  readonly games: Games;
  readonly money: Money;
  readonly sealer: Sealer;
  readonly seats: Seats;
  readonly turns: Turns;
  /** Whether a page of the player's has this game open at this server. */
  readonly isHere: (playerId: string, gameCode: string) => boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly minRoundMs: number;
  readonly recallMs: number;
}

/** So often a request goes on with a round that another server has gone on with meanwhile. */
const TRIES = 5;

export function createSolo(parts: SoloParts): Solo {
  const { db, games, sealer, seats, turns } = parts;
  const steps = createSteps(parts);
  const shoot = createShoot(parts);
  const abandoned = createAbandoned({ ...parts, steps, shoot });
  const recover = createRecovery({ ...parts, abandoned });

  const find = async (id: string): Promise<Round | undefined> =>
    (await db.select().from(rounds).where(eq(rounds.id, id)))[0];

  const nextHash = async ({ sessionHash }: Player): Promise<string> => (await nextSeed(db, sessionHash)).hash;

  async function told(player: Player, round: Round, balance?: string): Promise<RoundAnswer> {
    const { seed, next } = await seedAndNext(db, round.seedHash ?? '', player.sessionHash);
    return tell(games, round, { seed, nextHash: next.hash, balance });
  }

  /** Works on a round that no other request, at any server, works on; lets go of it whatever happens. */
  async function holding<T>(id: string, work: (round: Held) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const mine = await claim(db, id);
      try {
        return await work(mine);
      } catch (error) {
        if (!(error instanceof Overtaken) || tries === TRIES) throw error;
      } finally {
        await mine.release();
      }
    }
  }

  /** From wherever a round stands to its end, or to where its player is to decide. */
  async function goOn(round: Held): Promise<Round> {
    if (round.round.state === 'drawn') await steps.takeStake(round);
    if (round.round.state === 'cancelling') await steps.cancel(round);
    if (round.round.state === 'settling') await steps.settle(round, false);
    return ended(round.round);
  }

  /** @throws Refusal where the round was called off */
  function ended(round: Round): Round {
    if (round.state !== 'dropped') return round;
    throw round.refusal
      ? refusalFor(round.refusal, 'the platform has refused this round')
      : new Refusal(GAME_CODES.roundClosed, 'this round was called off, its stake is back');
  }

  async function seen(round: Round): Promise<Round> {
    if (!round.untold) return round;
    const [row] = await db.update(rounds).set({ untold: false }).where(eq(rounds.id, round.id)).returning();
    return row ?? round;
  }

  async function begin(player: Player, wish: Wish): Promise<Round> {
    const sessionSealed = sealer.sealToken(player.session.sessionToken);
    for (let tries = 1; ; tries += 1) {
      const begun = await beginRound(parts, player, sessionSealed, wish);
      if (begun.kind === 'drawn') {
        const mine = held(db, begun.round);
        try {
          return await goOn(mine);
        } finally {
          await mine.release();
        }
      }
      if (begun.kind === 'known') return repeated(begun.round, wish);
      if (begun.kind === 'tooSoon') await sleep(begun.waitMs);
      else {
        await holding(begun.id, (round) => abandoned.lookAfter(round, true));
        if ((await find(begun.id))?.state === 'open')
          throw notAllowed('another round is to be played on first');
      }
      if (tries === TRIES) throw new Refusal(GAME_CODES.tooMany, 'too many rounds at once');
    }
  }

  async function repeated(round: Round, { stake, choice, salt }: Wish): Promise<Round> {
    const same = round.stake === stake && round.salt === salt && isDeepStrictEqual(round.choice, choice);
    if (!same) throw reused();
    // It may have been closed unseen until this server had it.
    return seen(round.state === 'closed' ? round : await holding(round.id, goOn));
  }

  /** The player's own round. @throws Refusal 404 */
  async function ownRound(player: Player, id: string): Promise<Round> {
    const [round] = await db
      .select()
      .from(rounds)
      .where(and(eq(rounds.id, id), ofPlayer(player)));
    if (!round) throw new Refusal(GAME_CODES.notFound, 'this player has no such round in this game');
    return round;
  }

  const inTurn = <T>(player: Player, work: () => Promise<T>): Promise<T> =>
    turns
      .inTurn(player.session.sessionToken, work)
      .catch((error: unknown) => Promise.reject(refusalOf(error)));

  return {
    async play(player, { requestId, stake, choice, salt }) {
      const wish: Wish = {
        id: roundIdOf(player.session.sessionToken, requestId),
        requestId,
        stake: stakeOf(player, stake),
        choice: read(player.game.rules.choice, choice, 'choice'),
        salt,
      };
      return inTurn(player, async () => told(player, await begin(player, wish)));
    },

    async act(player, roundId, { requestId, action }) {
      const decision = { requestId, action: read(player.game.rules.action, action, 'action') };
      return inTurn(player, async () => {
        await ownRound(player, roundId);
        await seats.require(player.session);
        const round = await holding(roundId, async (mine) => {
          await goOn(mine);
          await decide({ ...parts, steps, shoot }, mine, decision);
          return goOn(mine);
        });
        return told(player, round);
      });
    },

    async get(player, roundId) {
      const round = ended(await ownRound(player, roundId));
      if (round.state === 'drawn' || round.state === 'cancelling') {
        throw new Refusal(GAME_CODES.platformUnreachable, 'nobody knows yet whether the stake was taken');
      }
      return told(player, round);
    },

    async history(player) {
      const rows = await db
        .select({ round: rounds, seed: seeds.seed })
        .from(rounds)
        .innerJoin(seeds, eq(seeds.hash, rounds.seedHash))
        .where(and(ofPlayer(player), eq(rounds.state, 'closed')))
        .orderBy(desc(rounds.at))
        .limit(HISTORY_ROUNDS);
      const hash = await nextHash(player);
      return rows.map(({ round, seed }) => tell(games, round, { seed, nextHash: hash }));
    },

    resume: (player, balanceOf, pending) =>
      inTurn(player, () =>
        resumePlay({ ...parts, abandoned, holding, find, told }, player, balanceOf, pending),
      ),

    nextHash,
    async recover() {
      await waitForThePresent(parts);
      await recover();
    },
  };
}

function stakeOf({ session, game }: Player, stake: string): bigint {
  const { currency } = session;
  const minor = isDecimal(stake, currency) ? toMinor(stake, currency) : undefined;
  if (minor !== undefined && lawfulStakes(session, game.rules.stakes(currency)).includes(minor)) return minor;
  throw new Refusal(GAME_CODES.stakeOutOfRange, `${stake} is not a stake of ${currency}`);
}

/** In the form in which it is stored, so that a repetition compares the same. */
function read(schema: v.GenericSchema, value: unknown, field: string): unknown {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return JSON.parse(JSON.stringify(parsed.output)) as unknown;
  const [issue] = parsed.issues;
  throw new Refusal(GAME_CODES.malformed, `${field}${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

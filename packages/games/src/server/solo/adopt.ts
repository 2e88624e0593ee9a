import { toMinor } from '@tessera/domain';
import type { Games } from '../../games/index.ts';
import { commitmentOf } from '@tessera/domain/fairness';
import type { Money, OpenRound } from '../money.ts';
import type { Database, Queries } from '../store/connect.ts';
import { rounds, seeds } from '../store/schema.ts';
import type { Held, Round } from './claim.ts';
import { readOutcome, type StoredOutcome } from './outcome.ts';
import type { Player } from './player.ts';
import { rulesOf } from './told.ts';

interface Parts {
  readonly db: Database;
  readonly games: Games;
  readonly money: Money;
}

/**
 * Makes a round of ours the one that the platform has under its id, of a server whose memory is lost.
 * @returns whether the platform has it, in a form that can be told
 */
export async function adoptStored({ db, games, money }: Parts, held: Held): Promise<boolean> {
  const { round } = held;
  const open = (await money.openRounds(round)).find(({ roundId }) => roundId === round.id);
  const told = open && readable(games, open);
  if (!told) return false;
  await keepSeed(db, told.seed, round);
  await held.write({ ...drawnBy(told), staked: toMinor(open.amount, round.currency) });
  return true;
}

/**
 * Writes down a round of the player's that the platform has open and this database does not know.
 * @returns whether it can be told, and so be ended by its rules
 */
export async function adoptUnknown(
  { db, games }: Omit<Parts, 'money'>,
  { session, sessionHash }: Player,
  sessionSealed: string,
  open: OpenRound,
): Promise<boolean> {
  const told = readable(games, open);
  if (!told) return false;
  const { playerId, gameCode, mode, currency } = session;
  await keepSeed(db, told.seed, { session: sessionHash, id: open.roundId });
  const written = await db
    .insert(rounds)
    .values({
      ...drawnBy(told),
      ...{ id: open.roundId, requestId: told.requestId, playerId, gameCode, mode, currency, sessionSealed },
      session: sessionHash,
      staked: toMinor(open.amount, currency),
      state: 'drawn',
      at: new Date(open.openedAt),
    })
    .onConflictDoNothing()
    .returning({ id: rounds.id });
  return written.length > 0;
}

function readable(games: Games, open: OpenRound): StoredOutcome | undefined {
  const told = readOutcome(open.outcome);
  return told && rulesOf(games, told) ? told : undefined;
}

const drawnBy = ({ seed, game, variant, rulesVersion, salt, choice, stake, actions }: StoredOutcome) => ({
  ...{ game, variant, rulesVersion, salt, choice, stake, actions },
  seedHash: commitmentOf(seed),
});

async function keepSeed(
  queries: Queries,
  seed: string,
  { session, id }: Pick<Round, 'session' | 'id'>,
): Promise<void> {
  await queries
    .insert(seeds)
    .values({ hash: commitmentOf(seed), seed, session, roundId: id })
    .onConflictDoNothing();
}

import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { factsOf, GAME_FACTS, stakeRangeOf, type CurrencyCode } from '@tessera/domain';
import type { AnswerInputOf, Calls, Game, ReceivedOf } from '@tessera/wire';
import { games } from '../db/schema/catalogue.ts';
import type { Services } from '../services.ts';
import { BY_POPULARITY, inHall, ofProvider, playableWith, queryGames } from './game-query.ts';
import { byRules } from './game-rules.ts';
import type { Visitor } from './presenting.ts';

type Payload = ReceivedOf<Calls['gameDetail']>;
type Answer = AnswerInputOf<Calls['gameDetail']>;

const SIMILAR_GAMES = 12;
const ROOM_GAMES = 200;

/** Returns a game with its facts and games like it, or `undefined` where there is none for this currency and device. */
export async function detailOf(
  services: Services,
  { currency, supportDevice, id }: Payload,
  visitor: Visitor,
): Promise<Answer | undefined> {
  const playable = playableWith(currency, supportDevice);
  const found = await queryGames(services, visitor, { where: and(playable, eq(games.id, id)), limit: 1 });
  const [game] = found.list;
  if (!game) return undefined;
  const sharePicture = await sharePictureOf(services, id);
  const { list: similar } = await queryGames(services, visitor, {
    where: and(playable, inHall(game.gtId), ne(games.id, id)),
    orderBy: alike(game),
    limit: SIMILAR_GAMES,
  });
  return { game, facts: factsIn(currency, game), similar, sharePicture };
}

/** Returns the games of a hall's room, of one provider or of all, with their facts. */
export async function roomOf(
  services: Services,
  { currency, supportDevice, gtId, gpId }: ReceivedOf<Calls['gameRoom']>,
  visitor: Visitor,
): Promise<AnswerInputOf<Calls['gameRoom']>> {
  const where = and(playableWith(currency, supportDevice), inHall(gtId), ofProvider(gpId));
  const { list } = await queryGames(services, visitor, { where, limit: ROOM_GAMES });
  return { list: list.map((game) => ({ game, facts: factsIn(currency, game) })) };
}

/** Returns what a game says about itself, with its stakes in a currency; `null` where its house publishes nothing. */
function factsIn(currency: CurrencyCode, { gameCode }: Pick<Game, 'gameCode'>): Answer['facts'] {
  const facts = factsOf(gameCode);
  if (!facts) return null;
  const { mechanic, returnBasisPoints, volatility, maxWinMultiple } = facts;
  const { lowest, highest } = stakeRangeOf(facts, currency);
  return {
    ...{ mechanic, returnBasisPoints, volatility, maxWinMultiple },
    ...{ lowestStake: lowest, highestStake: highest },
  };
}

async function sharePictureOf({ db, media }: Services, id: number): Promise<string | undefined> {
  const [row] = await db.select({ key: games.artKey }).from(games).where(eq(games.id, id));
  return row && media.sharePath({ kind: 'cover', key: row.key });
}

/** Games with the same mechanic first, then those of the same provider. */
function alike({ gameCode, gpId }: Game): readonly SQL[] {
  const mechanic = factsOf(gameCode)?.mechanic;
  const sameRules = Object.keys(GAME_FACTS).filter((rules) => GAME_FACTS[rules]?.mechanic === mechanic);
  return [
    ...(mechanic ? [sql`(${byRules(sameRules)}) DESC`] : []),
    sql`(${games.providerId} = ${gpId}) DESC`,
    ...BY_POPULARITY,
  ];
}

import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Calls, AnswerInputOf, ReceivedOf } from '@tessera/wire';
import { memberLogins } from '../db/schema/account.ts';
import { gameNames, games } from '../db/schema/catalogue.ts';
import type { Services } from '../services.ts';
import {
  BY_POPULARITY,
  inHall,
  isFavourite,
  ofProvider,
  playableWith,
  queryGames,
  shownName,
} from './game-query.ts';
import { withFacts } from './game-rules.ts';
import type { Visitor } from './presenting.ts';
import { searchText } from './search-text.ts';

type Payload = ReceivedOf<Calls['gameSearch']>;

/** Trigrams of one or two letters match half of everything. */
const FUZZY_FROM_LETTERS = 3;
/** From here on a name is shown even beside better matches. */
const CLEAR_LIKENESS = 0.5;
/** Else it must come this near to the best. */
const NEAR_THE_BEST = 0.8;

const ORDER: Readonly<Record<Payload['sort'], readonly SQL[]>> = {
  popular: BY_POPULARITY,
  name: [sql`lower(${shownName})`, sql`${games.id}`],
  newest: [sql`${games.releasedAt} DESC`, sql`${games.id}`],
};

/**
 * Filters the catalogue, and finds games by a part of their name in any language, misspelt or not. What was typed
 * exactly comes first, then what begins with it, what holds it, and what resembles it.
 */
export async function searchGames(
  services: Services,
  payload: Payload,
  visitor: Visitor,
): Promise<AnswerInputOf<Calls['gameSearch']>> {
  const { currency, supportDevice, gtId, gpId, tag, favorite, sort, page, count } = payload;
  const { mechanic, volatility, minReturn, sinceLastVisit } = payload;
  const typed = searchText(payload.query);
  if (payload.query !== '' && typed === '') return { list: [], totalCount: 0 };
  const where = and(
    playableWith(currency, supportDevice),
    inHall(gtId),
    ofProvider(gpId),
    tag === undefined ? undefined : eq(games.tag, tag),
    favorite ? isFavourite : undefined,
    withFacts({ mechanic, volatility, minReturn }),
    sinceLastVisit ? releasedSinceLastVisit(visitor) : undefined,
  );
  const ranked: readonly SQL[] = [sql`among.score DESC`, ...ORDER[sort]];
  return queryGames(services, visitor, {
    where,
    limit: count,
    offset: (page - 1) * count,
    orderBy: typed === '' || sort !== 'popular' ? ORDER[sort] : ranked,
    among: typed === '' ? undefined : matches(typed),
  });
}

/** The login before the present one is the last visit; who has none finds nothing new. */
function releasedSinceLastVisit({ memberId = 0 }: Visitor): SQL {
  return sql`${games.releasedAt} > (
    SELECT ${memberLogins.at} FROM ${memberLogins}
    WHERE ${memberLogins.memberId} = ${memberId} AND ${memberLogins.result} = 'succeeded'
    ORDER BY ${memberLogins.id} DESC OFFSET 1 LIMIT 1)`;
}

/**
 * Games whose name matches, with a score: 5 is the name, 4 begins with what was typed, 3 has a word that does, 2 holds
 * it, below 1 resembles it. A faint likeness counts only where nothing better was found.
 */
function matches(typed: string): SQL {
  const holds = sql`${gameNames.search} LIKE ${`%${typed}%`}`;
  const resembles = sql`${typed} <% ${gameNames.search}`;
  const isMatch = typed.length < FUZZY_FROM_LETTERS ? holds : sql`(${holds} OR ${resembles})`;
  return sql`(
    SELECT game_id, score FROM (
      SELECT game_id, score, max(score) OVER () AS best FROM (
        SELECT ${gameNames.gameId} AS game_id, max(CASE
          WHEN ${gameNames.search} = ${typed} THEN 5
          WHEN ${gameNames.search} LIKE ${`${typed}%`} THEN 4
          WHEN ${gameNames.search} LIKE ${`% ${typed}%`} THEN 3
          WHEN ${holds} THEN 2
          ELSE word_similarity(${typed}, ${gameNames.search})
        END) AS score
        FROM ${gameNames} WHERE ${isMatch} GROUP BY ${gameNames.gameId}) AS scored) AS ranked
    WHERE score >= ${CLEAR_LIKENESS} OR score >= best * ${NEAR_THE_BEST})`;
}

import { LEAGUES, type LeagueName } from '../../../protocol/book.ts';
import { CLUBS, type Club } from './clubs.ts';

/** Who meets in a fixture. */
export interface Meeting {
  readonly league: LeagueName;
  readonly home: Club;
  readonly away: Club;
}

/**
 * Who meets in the fixture of this number, for ever: the leagues take turns, each plays every club against every other one
 * by the circle method, then again with home and away exchanged. The order within a round is such that a club rests for
 * seven fixtures of its league at least: nobody plays twice at a time.
 * @param number from 1
 */
export function meetingOf(number: number): Meeting {
  const league = LEAGUES[(number - 1) % LEAGUES.length]!;
  const clubs = CLUBS[league];
  const turning = clubs.length - 1;
  const perRound = clubs.length / 2;
  const inLeague = Math.floor((number - 1) / LEAGUES.length);
  const round = Math.floor(inLeague / perRound);
  const place = inLeague % perRound;
  // One club stands in the middle of the circle of the others, which turns by one with each round.
  const one = place === 0 ? clubs[turning]! : clubs[(round + place) % turning]!;
  const other = clubs[(round - place + turning * perRound) % turning]!;
  const isExchanged = (Math.floor(round / turning) + (place === 0 ? round % turning : place)) % 2 === 1;
  return isExchanged ? { league, home: other, away: one } : { league, home: one, away: other };
}

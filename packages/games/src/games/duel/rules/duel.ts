import * as v from 'valibot';
import type { Draw } from '../../../rules/draw.ts';
import { oddsFor, paidAt, type Odds } from '../../../rules/odds.ts';
import type { TableRules } from '../../../rules/table-rules.ts';
import { tableStakes } from '../../../rules/table-stakes.ts';
import { CHAMPION_IDS, championOf, CHOICES, MOVES, type ChampionId, type Move } from './champions.ts';
import { endsOf, type DuelEnd } from './chances.ts';
import { after, begin, isOver, winnerOf, type Arena, type Exchange, type Standing } from './fight.ts';

export interface DuelOutcome {
  readonly left: ChampionId;
  readonly right: ChampionId;
  readonly exchanges: readonly Exchange[];
}

export const BETS = [
  'left',
  'right',
  'draw',
  /** More exchanges than the line of the match-up, or as many or fewer. */
  'over',
  'under',
  'firstLeft',
  'firstRight',
  'firstTogether',
] as const;
export type DuelBet = (typeof BETS)[number];

/** What is known before the bets. */
export interface DuelOffer {
  readonly left: ChampionId;
  readonly right: ChampionId;
  /** `under` wins up to so many exchanges, `over` above. */
  readonly line: number;
  readonly odds: Readonly<Record<DuelBet, Odds>>;
}

export const RETURNED = 0.95;

/** How long a duel's parts take, by which the page tells it, too: both salute, then they fight, then they bow. */
export const ENTRANCE_MS = 2_000;
export const EXCHANGE_MS = 1_600;
const BOW_MS = 2_000;

export function wins(bet: DuelBet, end: Standing, line: number): boolean {
  switch (bet) {
    case 'left':
    case 'right':
    case 'draw':
      return winnerOf(end) === bet;
    case 'over':
      return end.exchanges > line;
    case 'under':
      return end.exchanges <= line;
    case 'firstLeft':
      return end.firstBlow === 'left';
    case 'firstRight':
      return end.firstBlow === 'right';
    case 'firstTogether':
      return end.firstBlow === 'together';
  }
}

export function chanceOf(bet: DuelBet, ends: readonly DuelEnd[], line: number): number {
  return ends.reduce((sum, { standing, chance }) => sum + (wins(bet, standing, line) ? chance : 0), 0);
}

/** The number of exchanges that divides the ends most evenly. */
function lineOf(ends: readonly DuelEnd[], { most }: Arena): number {
  const uneven = (line: number) => Math.abs(chanceOf('under', ends, line) - 0.5);
  return Array.from({ length: most - 1 }, (_, index) => index + 1).reduce((best, line) =>
    uneven(line) < uneven(best) ? line : best,
  );
}

function makeOffer(left: ChampionId, right: ChampionId, arena: Arena): DuelOffer {
  const ends = endsOf(left, right, arena);
  const line = lineOf(ends, arena);
  const odds = Object.fromEntries(BETS.map((bet) => [bet, oddsFor(chanceOf(bet, ends, line), RETURNED)]));
  return { left, right, line, odds: odds as Record<DuelBet, Odds> };
}

function drawMove(draw: Draw, id: ChampionId): Move {
  const { chooses } = championOf(id);
  let drawn = draw(CHOICES);
  return MOVES.find((move) => (drawn -= chooses[move]) < 0)!;
}

function drawDuel(draw: Draw, arena: Arena): DuelOutcome {
  const waiting = [...CHAMPION_IDS];
  const left = waiting.splice(draw(waiting.length), 1)[0]!;
  const right = waiting.splice(draw(waiting.length), 1)[0]!;
  const exchanges: Exchange[] = [];
  for (let standing = begin(left, right, arena); !isOver(standing, arena);) {
    const exchange = { left: drawMove(draw, left), right: drawMove(draw, right) };
    exchanges.push(exchange);
    standing = after(standing, exchange);
  }
  return { left, right, exchanges };
}

/** How the duel stood at the begin and after each of its exchanges, for the page to tell it by. */
export function standingsOf({ left, right, exchanges }: DuelOutcome, arena: Arena): Standing[] {
  const standings = [begin(left, right, arena)];
  for (const exchange of exchanges) standings.push(after(standings.at(-1)!, exchange));
  return standings;
}

export function duelRules(
  arena: Arena,
  maxWinMultiple: number,
): TableRules<DuelBet, DuelOutcome, DuelOutcome, DuelOffer> {
  /** A match-up's odds are always the same: each is enumerated once. */
  const offers = new Map<string, DuelOffer>();
  function offerOf({ left, right }: Pick<DuelOutcome, 'left' | 'right'>): DuelOffer {
    const key = `${left}/${right}`;
    const offer = offers.get(key) ?? makeOffer(left, right, arena);
    offers.set(key, offer);
    return offer;
  }
  return {
    kind: 'table',
    version: 1,
    // Odds are rounded down to hundredths, so short ones give back up to half a percent less.
    returnBasisPoints: RETURNED * 10_000,
    maxWinMultiple,
    bet: v.picklist(BETS),
    most: { bets: 20, placements: 10 },
    bettingMs: 20_000,
    pauseMs: 5_000,
    stakes: (currency) => tableStakes(currency),
    draw: (draw) => drawDuel(draw, arena),
    offer: offerOf,
    runMs: ({ exchanges }) => ENTRANCE_MS + exchanges.length * EXCHANGE_MS + BOW_MS,
    told: (outcome) => outcome,
    payout(bet, stake, outcome) {
      const { line, odds } = offerOf(outcome);
      return wins(bet, standingsOf(outcome, arena).at(-1)!, line) ? paidAt(stake, odds[bet]) : 0n;
    },
  };
}

/** The arenas, for the rules and for the page that tells a duel. */
export const ARENAS = {
  /** To the end, which is seldom later than the twelfth exchange. */
  arena: { most: 12, weariness: 0 },
  /** Both come tired, and whoever has more left after the sixth exchange has won. */
  blitz: { most: 6, weariness: 3 },
} as const satisfies Record<string, Arena>;

export const ARENA = duelRules(ARENAS.arena, 16);
export const BLITZ = duelRules(ARENAS.blitz, 10);

import { valueOf } from './cards.ts';
import type { Action } from './round.ts';
import type { BlackjackView } from './view.ts';

/**
 * Basic strategy for six packs where a split may be doubled: the best decision for what is seen, counted for a full shoe.
 * One letter for each card of the dealer's, 2 to 10 and the ace: `H`it, `S`tand, `D`ouble or else hit, `T` double or else
 * stand, s`P`lit.
 */
type Row = string;
interface Strategy {
  readonly hard: Readonly<Record<number, Row>>;
  readonly soft: Readonly<Record<number, Row>>;
}

const ALWAYS_HIT: Row = 'HHHHHHHHHH';
const ALWAYS_STAND: Row = 'SSSSSSSSSS';

const STANDS: Strategy = {
  hard: {
    9: 'HDDDDHHHHH',
    10: 'DDDDDDDDHH',
    11: 'DDDDDDDDDH',
    12: 'HHSSSHHHHH',
    13: 'SSSSSHHHHH',
    14: 'SSSSSHHHHH',
    15: 'SSSSSHHHHH',
    16: 'SSSSSHHHHH',
  },
  soft: {
    13: 'HHHDDHHHHH',
    14: 'HHHDDHHHHH',
    15: 'HHDDDHHHHH',
    16: 'HHDDDHHHHH',
    17: 'HDDDDHHHHH',
    18: 'STTTTSSHHH',
  },
};
/** A dealer who hits a soft seventeen breaks more often, and more often beats eighteen. */
const HITS: Strategy = {
  hard: { ...STANDS.hard, 11: 'DDDDDDDDDD' },
  soft: { ...STANDS.soft, 18: 'TTTTTSSHHH', 19: 'SSSSTSSSSS' },
};

/** By what each card of the pair counts. Fives and tens are better together. */
const PAIRS: Readonly<Record<number, Row>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP....',
  3: 'PPPPPP....',
  4: '...PP.....',
  6: 'PPPPP.....',
  7: 'PPPPPP....',
  8: 'PPPPPPPPPP',
  9: 'PPPPP.PP..',
};

/** The decision that loses least in the long run. @throws RangeError where nothing is to be decided */
export function advise({ allowed, active, hands, dealer, hitsSoft17 }: BlackjackView): Action {
  if (allowed.includes('decline')) return 'decline';
  const hand = active === null ? undefined : hands[active];
  const up = dealer.cards[0];
  if (!hand || typeof up !== 'number') throw new RangeError('nothing is to be decided in this round');
  // 2 is the first column, the ace the last.
  const column = (valueOf(up) + 8) % 10;
  if (allowed.includes('split') && PAIRS[valueOf(hand.cards[0]!)]?.[column] === 'P') return 'split';
  const { hard, soft } = hitsSoft17 ? HITS : STANDS;
  const row = hand.soft
    ? (soft[hand.points] ?? (hand.points < 18 ? ALWAYS_HIT : ALWAYS_STAND))
    : (hard[hand.points] ?? (hand.points < 17 ? ALWAYS_HIT : ALWAYS_STAND));
  const canDouble = allowed.includes('double');
  switch (row[column]) {
    case 'D':
      return canDouble ? 'double' : 'hit';
    case 'T':
      return canDouble ? 'double' : 'stand';
    case 'S':
      return 'stand';
    default:
      return 'hit';
  }
}

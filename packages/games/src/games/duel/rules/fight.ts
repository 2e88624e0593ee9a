import { championOf, type ChampionId, type Move } from './champions.ts';

/** One exchange: what both did at the same time. */
export interface Exchange {
  readonly left: Move;
  readonly right: Move;
}

export type Side = 'left' | 'right';

/** How a duel stands. */
export interface Standing {
  /** What each can still take; 0 is beaten. */
  readonly left: number;
  readonly right: number;
  /** Exchanges so far. */
  readonly exchanges: number;
  /** Who hurt the other first, `together` where both did in the same exchange; `undefined` while nobody did. */
  readonly firstBlow: Side | 'together' | undefined;
}

const QUICK = 1;
const HEAVY = 2;

/** What `own` takes of its opponent's vigour in an exchange with `other`. */
export function blowOf(own: Move, other: Move): number {
  if (own === 'strike') return other === 'ward' ? 0 : QUICK;
  if (own === 'sweep') return other === 'strike' ? 0 : HEAVY;
  return other === 'strike' ? QUICK : 0;
}

/** What arenas differ in. */
export interface Arena {
  /** A duel ends after so many exchanges as it stands. */
  readonly most: number;
  /** What each champion has less to begin with than its vigour. */
  readonly weariness: number;
}

export function begin(left: ChampionId, right: ChampionId, { weariness }: Arena): Standing {
  return {
    left: championOf(left).vigour - weariness,
    right: championOf(right).vigour - weariness,
    exchanges: 0,
    firstBlow: undefined,
  };
}

function firstBlowOf(toLeft: number, toRight: number): Standing['firstBlow'] {
  if (toLeft > 0 && toRight > 0) return 'together';
  if (toRight > 0) return 'left';
  return toLeft > 0 ? 'right' : undefined;
}

export function after(standing: Standing, { left, right }: Exchange): Standing {
  const toRight = blowOf(left, right);
  const toLeft = blowOf(right, left);
  return {
    left: Math.max(0, standing.left - toLeft),
    right: Math.max(0, standing.right - toRight),
    exchanges: standing.exchanges + 1,
    firstBlow: standing.firstBlow ?? firstBlowOf(toLeft, toRight),
  };
}

export function isOver({ left, right, exchanges }: Standing, { most }: Arena): boolean {
  return left === 0 || right === 0 || exchanges === most;
}

/** Who has more left at the end; a draw where both have the same. */
export function winnerOf({ left, right }: Standing): Side | 'draw' {
  if (left === right) return 'draw';
  return left > right ? 'left' : 'right';
}

import { blowOf, winnerOf, type Side } from '../rules/fight.ts';
import type { Move } from '../rules/champions.ts';
import { LANDS_AT, type Act, type Moment } from './moment.ts';

/** How a puppet is held, from the moment alone: everybody sees the same. */
export interface Pose {
  /** Towards the opponent, in parts of what lies between them. */
  readonly forward: number;
  /** In parts of a puppet's height. */
  readonly up: number;
  /** Radians, forward. */
  readonly lean: number;
  /** Of the arm, radians: 0 is straight ahead, below 0 raised. */
  readonly arm: number;
  /** How bright it is lit by a blow that has hit it, 0 to 1. */
  readonly hurt: number;
  /** How much of its light is gone, 0 to 1. */
  readonly faded: number;
}

/** How an arm hangs where nothing is to be done. */
const HANGS = 0.75;
const REST: Pose = { forward: 0, up: 0, lean: 0, arm: HANGS, hurt: 0, faded: 0 };
const WINGS = -1.1;
/** How long a puppet takes from the wings to its place, and back. */
const ENTER_MS = 900;
const LEAVE_MS = 700;
const L = LANDS_AT;

/** In turn: when, and which value it has then. */
type Frames = readonly number[];

/** Between the frames, without a jerk at any of them. */
export function through(at: number, frames: Frames): number {
  const next = frames.findIndex((when, n) => n % 2 === 0 && at < when);
  if (next === -1) return frames.at(-1)!;
  if (next === 0) return frames[1]!;
  const [from, first, to, last] = frames.slice(next - 2, next + 2) as [number, number, number, number];
  const share = (at - from) / (to - from);
  return first + (last - first) * share * share * (3 - 2 * share);
}

interface Movement {
  readonly forward: Frames;
  readonly lean: Frames;
  readonly arm: Frames;
}

const STRIKE: Movement = {
  forward: [0, 0, 0.26, -0.08, L, 0.26, 0.58, 0.24, 0.92, 0],
  lean: [0, 0, 0.26, -0.14, L, 0.2, 0.58, 0.16, 0.92, 0],
  arm: [0, HANGS, 0.26, 0.35, L, -0.06, 0.58, -0.02, 0.92, HANGS],
};
const SWEEP: Movement = {
  forward: [0, 0, 0.3, -0.1, L, 0.2, 0.6, 0.2, 0.94, 0],
  lean: [0, 0, 0.3, -0.22, L, 0.24, 0.6, 0.2, 0.94, 0],
  arm: [0, HANGS, 0.3, -2.3, L, 0.5, 0.6, HANGS + 0.2, 0.94, HANGS],
};
/** A strike was quicker: the arm comes down without having reached anything. */
const BROKEN_SWEEP: Movement = {
  forward: [0, 0, 0.3, -0.1, 0.94, 0],
  lean: [0, 0, 0.3, -0.22, 0.94, 0],
  arm: [0, HANGS, 0.3, -2.3, L, -1.5, 0.7, HANGS + 0.3, 0.94, HANGS],
};
const WARD: Movement = {
  forward: [0, 0, 0.26, -0.03, 0.7, -0.03, 0.94, 0],
  lean: [0, 0, 0.24, -0.07, 0.68, -0.07, 0.94, 0],
  arm: [0, HANGS, 0.24, -1, 0.68, -1, 0.94, HANGS],
};

function movementOf(own: Move, other: Move): Movement {
  if (own === 'strike') return STRIKE;
  if (own === 'ward') return WARD;
  return other === 'strike' ? BROKEN_SWEEP : SWEEP;
}

/** What the other one's blow does to it, more the harder it is. */
function recoil(part: number, taken: number): Pick<Pose, 'forward' | 'lean' | 'hurt'> {
  return {
    forward: through(part, [L, 0, L + 0.12, -0.1 * taken, 0.94, 0]),
    lean: through(part, [L, 0, L + 0.1, -0.15 * taken, 0.94, 0]),
    hurt: taken === 0 ? 0 : through(part, [L, 0, L + 0.03, 0.8, L + 0.16, 0.2, 0.9, 0]),
  };
}

function exchangePose(own: Move, other: Move, part: number): Pose {
  const { forward, lean, arm } = movementOf(own, other);
  const hit = recoil(part, blowOf(other, own));
  return {
    ...REST,
    forward: through(part, forward) + hit.forward,
    lean: through(part, lean) + hit.lean,
    arm: through(part, arm),
    hurt: hit.hurt,
  };
}

/** Raised arms, a bow, or down. */
function endPose(side: Side, { standing }: Moment, { ms, leavesMs }: Extract<Act, { kind: 'end' }>): Pose {
  const forward = leavesMs === undefined ? 0 : through(leavesMs, [0, WINGS, LEAVE_MS, 0]);
  if (standing[side] === 0)
    return {
      ...REST,
      forward,
      lean: through(ms, [0, 0, 800, 0.6]),
      up: through(ms, [0, 0, 800, -0.14]),
      arm: through(ms, [0, HANGS, 800, 1.3]),
      faded: through(ms, [0, 0, 800, 0.75]),
    };
  if (winnerOf(standing) === side)
    return {
      ...REST,
      forward,
      up: through(ms, [0, 0, 300, 0.05, 600, 0]),
      lean: through(ms, [0, 0, 600, -0.06]),
      arm: through(ms, [0, HANGS, 600, -1.2]),
    };
  return {
    ...REST,
    forward,
    lean: through(ms, [0, 0, 700, 0.4]),
    arm: through(ms, [0, HANGS, 700, 1.25]),
  };
}

export function poseOf(side: Side, moment: Moment): Pose {
  const { act } = moment;
  switch (act.kind) {
    case 'waiting':
      return {
        ...REST,
        forward: through(act.sinceMs, [0, WINGS, ENTER_MS, 0]),
      };
    case 'salute':
      return {
        ...REST,
        arm: through(act.ms, [0, HANGS, 500, -1.2, 1_000, -1.2, 1_500, HANGS]),
      };
    case 'exchange': {
      const other = side === 'left' ? 'right' : 'left';
      return exchangePose(act.exchange[side], act.exchange[other], act.part);
    }
    case 'end':
      return endPose(side, moment, act);
    case 'void':
      return REST;
  }
}

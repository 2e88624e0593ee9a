import { POCKETS, WHEEL } from '../rules/wheel.ts';

/** Where wheel and ball are, from the round and the server's clock alone: every player sees the same. Angles in radians. */

const TURN = Math.PI * 2;
/** The wheel never stands. */
const WHEEL_TURN_MS = 11_000;
/** From the close of bets until the ball lies in its pocket. */
export const ROLL_MS = 7_200;
const BALL_TURNS = 9;
/** From here on, as a part of the roll, the ball leaves its track. */
const FALLS_AT = 0.62;
const LAUNCH_MS = 280;

/** @param now epoch milliseconds */
export const wheelAngle = (now: number): number => ((now % WHEEL_TURN_MS) / WHEEL_TURN_MS) * TURN;

/** The middle of a number's pocket, as seen from the wheel. */
export const pocketAngle = (pocket: number): number =>
  (WHEEL.findIndex((one) => one === pocket) / POCKETS) * TURN;

export interface Ball {
  /** As seen from the wheel, so that a ball at rest turns with it. */
  readonly angle: number;
  /** 1 on its track, 0 in a pocket. */
  readonly out: number;
}

/**
 * @param from the pocket that it lay in before
 * @param to the one that it comes to rest in
 * @param ms since the close of bets
 */
export function ballAt(from: number, to: number, ms: number): Ball {
  if (ms >= ROLL_MS) return { angle: pocketAngle(to), out: 0 };
  const passed = Math.max(0, ms / ROLL_MS);
  // Against the wheel, ever slower, and into the pocket in the end.
  const whole = BALL_TURNS * TURN + pocketAngle(from) - pocketAngle(to);
  return { angle: pocketAngle(to) + whole * (1 - passed) ** 2.1, out: outAt(passed, ms) };
}

function outAt(passed: number, ms: number): number {
  if (ms < LAUNCH_MS) return ms / LAUNCH_MS;
  if (passed < FALLS_AT) return 1;
  const fallen = (passed - FALLS_AT) / (1 - FALLS_AT);
  // It springs off the rims of the pockets, lower each time.
  return (1 - fallen) * Math.abs(Math.cos(fallen * Math.PI * 2.5)) ** 0.7;
}

import { transformOf, type Sprite } from '../../../../page/kit.ts';
import type { Side } from '../../rules/fight.ts';
import { TALL } from '../art/puppets.ts';
import type { Pose } from '../poses.ts';
import type { Layout } from './layout.ts';
import { BACKING, type PaintedFloor, type PaintedPuppet, type Picture } from './paint.ts';

/** The puppets as pictures that are moved: body and arm, and what is around them. */

/** Where a puppet is, in pixels. */
export interface Place {
  readonly pose: Pose;
  readonly x: number;
  readonly y: number;
  readonly away: 1 | -1;
}

/** A puppet on the stage. */
export interface Seen {
  readonly side: Side;
  readonly puppet: PaintedPuppet;
  readonly place: Place;
  /** Where its arm turns, in a puppet's units. */
  readonly shoulder: readonly [x: number, y: number];
}

/** In parts of a puppet's height: its light's side, and how high that hangs. */
const GLOW = { side: 1.24, up: 0.52 } as const;

/** What lies under the puppets: light, backing and rod. */
export function floorSprites(
  { side, puppet, place }: Seen,
  { rod, backing }: PaintedFloor,
  { scale, height, ground }: Layout,
  backed: boolean,
): Sprite[] {
  const { pose, x, y, away } = place;
  const tall = TALL * scale;
  const [fromX, fromY] = [x - away * 10 * scale, y - tall * 0.2];
  const [toX, toY] = [x - away * 26 * scale, height];
  const length = Math.hypot(toX - fromX, toY - fromY);
  const turn = Math.atan2(fromX - toX, toY - fromY);
  const middle = transformOf({ x: (fromX + toX) / 2, y: (fromY + toY) / 2, turn });
  const sprites: Sprite[] = [
    {
      key: `${side} glow`,
      picture: puppet.glow,
      width: tall * GLOW.side,
      height: tall * GLOW.side,
      transform: transformOf({ x, y: y - tall * GLOW.up }),
      opacity: 1 - pose.faded * 0.8,
    },
    {
      key: `${side} rod`,
      picture: rod,
      width: 1,
      height: 1,
      transform: `${middle} scale(${Math.max(1.5, 3 * scale)}, ${length})`,
    },
  ];
  if (!backed) return sprites;
  return [
    ...sprites,
    {
      key: `${side} backing`,
      picture: backing,
      width: tall * BACKING.width,
      height: tall * BACKING.height,
      transform: transformOf({ x, y: ground - 2 }),
    },
  ];
}

/** A puppet, and the bright shape of it that a blow lights. */
export function puppetSprites({ side, puppet, place, shoulder }: Seen, { scale }: Layout): Sprite[] {
  const { pose, x, y, away } = place;
  const body = `translate(${x}px, ${y}px) scale(${away * scale}, ${scale}) rotate(${pose.lean}rad)`;
  const arm = `${body} translate(${shoulder[0]}px, ${shoulder[1]}px) rotate(${pose.arm}rad)`;
  const opacity = 1 - pose.faded * 0.35;
  const lit = pose.hurt * 0.85;
  return [
    part(`${side} body`, puppet.body, body, opacity),
    part(`${side} arm`, puppet.arm, arm, opacity),
    part(`${side} lit arm`, puppet.litArm, arm, lit),
    part(`${side} lit body`, puppet.litBody, body, lit),
  ];
}

/** @param origin where the units of a puppet's part have their 0, 0 */
function part(key: string, { canvas, box }: Picture, origin: string, opacity: number): Sprite {
  const { x, y, width, height } = box;
  const transform = `${origin} translate(${x + width / 2}px, ${y + height / 2}px)`;
  return { key, picture: canvas, width, height, transform, opacity };
}

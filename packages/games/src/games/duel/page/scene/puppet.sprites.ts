import { Transform } from 'konva/lib/Util';
import { placedAt, type Sprite } from '../../../../page/kit.ts';
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
  { puppet, place }: Seen,
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
  const sprites: Sprite[] = [
    {
      picture: puppet.glow,
      width: tall * GLOW.side,
      height: tall * GLOW.side,
      at: placedAt({ x, y: y - tall * GLOW.up }),
      opacity: 1 - pose.faded * 0.8,
    },
    {
      picture: rod,
      width: Math.max(1.5, 3 * scale),
      height: length,
      at: placedAt({ x: (fromX + toX) / 2, y: (fromY + toY) / 2, turn }),
    },
  ];
  if (!backed) return sprites;
  return [
    ...sprites,
    {
      picture: backing,
      width: tall * BACKING.width,
      height: tall * BACKING.height,
      at: placedAt({ x, y: ground - 2 }),
    },
  ];
}

/** A puppet, and the bright shape of it that a blow lights. */
export function puppetSprites({ puppet, place, shoulder }: Seen, { scale }: Layout): Sprite[] {
  const { pose, x, y, away } = place;
  const body = new Transform()
    .translate(x, y)
    .scale(away * scale, scale)
    .rotate(pose.lean);
  const arm = body
    .copy()
    .translate(...shoulder)
    .rotate(pose.arm);
  const opacity = 1 - pose.faded * 0.35;
  const lit = pose.hurt * 0.85;
  const sprites = [part(puppet.body, body, opacity), part(puppet.arm, arm, opacity)];
  return lit === 0 ? sprites : [...sprites, part(puppet.litArm, arm, lit), part(puppet.litBody, body, lit)];
}

/** @param origin where the units of a puppet's part have their 0, 0 */
function part({ canvas, box }: Picture, origin: Transform, opacity: number): Sprite {
  const { x, y, width, height } = box;
  const at = origin.copy().translate(x + width / 2, y + height / 2);
  return { picture: canvas, width, height, at: at.getMatrix(), opacity };
}

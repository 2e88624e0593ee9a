import type { Runner } from '../../rules/runners.ts';
import { BUILDS } from './builds.ts';
import { groundOf } from './layout.ts';
import { BOX, drawKey, drawPlate, plateOf } from './machine.ts';
import { PLATE_ROOM, ROOM, type Shot } from './shot.ts';

/** A machine in its lane. */
export interface Placed {
  readonly runner: Runner;
  readonly lane: number;
  /** Its nose, CSS pixels. */
  readonly x: number;
  /** In courses. */
  readonly position: number;
  /** Turns of its key. */
  readonly key: number;
  readonly rolls: boolean;
}

const SAFFRON = '#ffb020';
const TURN = Math.PI * 2;
/** Turns of a wheel along the course. */
const WHEEL_TURNS = 70;
/** How large a wheel turns so often. */
const WHEEL = 18;

/** The lane of a machine that the player has bet on. */
export function drawOwnLane({ ctx, at }: Shot, lane: number): void {
  ctx.fillStyle = `${SAFFRON}24`;
  ctx.fillRect(0, at.top + lane * at.lane, at.width, at.lane - 1);
}

export function drawMachine({ ctx, at, paint }: Shot, placed: Placed): void {
  const { runner, lane, x, position, key, rolls } = placed;
  const scale = at.machine / BOX.width;
  const ground = groundOf(at, lane);
  // The board's unevenness: a little up and down, by the way that is behind it.
  const bob = rolls ? Math.sin(position * 420 + lane * 2.1) * scale * 1.6 : 0;
  const tail = x - at.machine;
  const top = ground - at.machine / 2 + bob;
  ctx.fillStyle = '#00000066';
  ctx.beginPath();
  ctx.ellipse(x - at.machine * 0.5, ground, at.machine * 0.5, at.machine * 0.045, 0, 0, TURN);
  ctx.fill();
  ctx.save();
  ctx.translate(tail + 4 * scale, top + 62 * scale);
  drawKey(ctx, scale, key * TURN);
  ctx.restore();
  const [width, height] = [at.machine + ROOM * 2, at.machine / 2 + ROOM * 2];
  ctx.drawImage(paint.bodies[lane]!, tail - ROOM, top - ROOM, width, height);
  for (const [wheelX, radius] of BUILDS[runner].wheels) {
    const size = radius * scale;
    ctx.save();
    ctx.translate(tail + wheelX * scale, ground - size);
    ctx.rotate(position * WHEEL_TURNS * TURN * (WHEEL / radius));
    ctx.drawImage(paint.wheel, -size, -size, size * 2, size * 2);
    ctx.restore();
  }
  // Over the wheels: it is what tells them apart on a small screen.
  const plate = plateOf(runner, at.machine);
  const half = plate.radius + PLATE_ROOM;
  ctx.drawImage(paint.plates[lane]!, tail + plate.x - half, top + plate.y - half, half * 2, half * 2);
}

/** The headlamp of the machine in front. */
export function drawBeam({ ctx, at, paint }: Shot, lane: number, x: number): void {
  const [length, height] = [at.machine * 0.9, at.machine * 0.46];
  ctx.globalCompositeOperation = 'lighter';
  ctx.drawImage(
    paint.beam,
    x - at.machine * 0.04,
    groundOf(at, lane) - at.machine * 0.15 - height / 2,
    length,
    height,
  );
  ctx.globalCompositeOperation = 'source-over';
}

/** A pennant over a machine that the player has bet on. */
export function drawPennant({ ctx, at }: Shot, lane: number, x: number): void {
  const ground = groundOf(at, lane);
  const rod = x - at.machine * 0.9;
  const top = ground - at.machine * 0.62;
  const height = Math.max(7, at.machine * 0.13);
  ctx.strokeStyle = '#fff0c9';
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.moveTo(rod, ground - at.machine * 0.22);
  ctx.lineTo(rod, top);
  ctx.stroke();
  ctx.fillStyle = SAFFRON;
  ctx.strokeStyle = '#17120c';
  ctx.beginPath();
  ctx.moveTo(rod, top);
  ctx.lineTo(rod - height * 2, top + height / 2);
  ctx.lineTo(rod, top + height);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

/** The lanes' numbers at the edge. */
export function drawNumbers({ ctx, at }: Shot): void {
  const radius = Math.min(11, at.lane * 0.4);
  for (let lane = 0; lane < at.lanes; lane += 1)
    drawPlate(ctx, radius + 4, at.top + (lane + 0.5) * at.lane, radius, lane + 1);
}

/** Who stands where, while they wait: the lanes before them are empty still. */
export function drawNames({ ctx, at }: Shot, x: number, names: readonly string[]): void {
  const pixels = Math.min(20, Math.max(11, at.lane * 0.42));
  ctx.font = `600 ${pixels}px "Hanken Grotesk Variable", system-ui, sans-serif`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = '#f4ead6';
  names.forEach((name, lane) => ctx.fillText(name, x + at.machine * 0.14, at.top + (lane + 0.52) * at.lane));
}

import type { Light } from '../lights.ts';

/** How lights are drawn: flat shapes of light, laid over one another. */

type Point = readonly [x: number, y: number];
const TURN = Math.PI * 2;

/** Where a light begins and what it is aimed at, in pixels; `away` is 1 where that is to the right. */
export interface Aim {
  readonly hand: Point;
  readonly chest: Point;
  readonly target: Point;
  /** Where the other one's ward stands. */
  readonly wall: Point;
  readonly away: 1 | -1;
  /** A puppet's height. */
  readonly tall: number;
  readonly colour: string;
}

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

export function drawLight(ctx: CanvasRenderingContext2D, light: Light, aim: Aim): void {
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  if (light.kind === 'lance') drawLance(ctx, light, aim);
  else if (light.kind === 'crescent') drawCrescent(ctx, light, aim);
  else if (light.kind === 'ward') drawWard(ctx, light, aim);
  else drawBurst(ctx, light, aim);
  ctx.restore();
}

/** Widths of the same shape, from its glow to its core. */
const LAYERS = [
  [1, 0.22],
  [0.5, 0.4],
  [0.2, 0.95],
] as const;

function drawLance(ctx: CanvasRenderingContext2D, light: Extract<Light, { kind: 'lance' }>, aim: Aim): void {
  const end = light.turned > 0 ? aim.wall : aim.target;
  ctx.globalAlpha = light.strength;
  needle(ctx, aim.hand, between(aim.hand, end, light.reach), aim);
  if (light.turned > 0) needle(ctx, aim.wall, between(aim.wall, aim.chest, light.turned), aim);
}

/** Long, thin and pointed at its far end. */
function needle(ctx: CanvasRenderingContext2D, from: Point, to: Point, { tall, colour }: Aim): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1) return;
  ctx.save();
  ctx.translate(from[0], from[1]);
  ctx.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
  const alpha = ctx.globalAlpha;
  LAYERS.forEach(([width, strength], at) => {
    const half = tall * 0.065 * width;
    ctx.globalAlpha = alpha * strength;
    ctx.fillStyle = at === LAYERS.length - 1 ? '#ffffff' : colour;
    ctx.beginPath();
    ctx.moveTo(-tall * 0.06, 0);
    ctx.lineTo(length * 0.55, -half);
    ctx.lineTo(length, 0);
    ctx.lineTo(length * 0.55, half);
    ctx.closePath();
    ctx.fill();
  });
  ctx.restore();
}

function drawCrescent(
  ctx: CanvasRenderingContext2D,
  light: Extract<Light, { kind: 'crescent' }>,
  { chest, target, away, tall, colour }: Aim,
): void {
  const radius = Math.min(Math.abs(target[0] - chest[0]), tall * 0.95);
  if (light.drawn <= 0) return;
  ctx.translate(chest[0], chest[1]);
  ctx.scale(away, 1);
  const from = -0.42 * Math.PI;
  const to = from + light.drawn * 0.66 * Math.PI;
  LAYERS.forEach(([width, strength], at) => {
    const thick = radius * 0.2 * width;
    ctx.globalAlpha = light.strength * strength;
    ctx.fillStyle = at === LAYERS.length - 1 ? '#ffffff' : colour;
    ctx.beginPath();
    ctx.arc(0, 0, radius, from, to);
    ctx.ellipse(-thick * 0.2, 0, radius - thick * 0.8, radius - thick, 0, to, from, true);
    ctx.closePath();
    ctx.fill();
  });
}

const PANES = 6;

function drawWard(
  ctx: CanvasRenderingContext2D,
  light: Extract<Light, { kind: 'ward' }>,
  { wall, away, tall, colour }: Aim,
): void {
  const size = tall * 0.34 * light.size;
  ctx.translate(wall[0], wall[1]);
  ctx.scale(0.62 * away, 1);
  for (let pane = 0; pane < PANES; pane += 1) {
    const middle = ((pane + 0.5) / PANES) * TURN;
    const flown = light.broken * size * 1.3;
    ctx.save();
    ctx.translate(Math.cos(middle) * flown, Math.sin(middle) * flown + light.broken ** 2 * size * 0.6);
    ctx.rotate(light.broken * (pane % 2 === 0 ? 1.6 : -1.9));
    for (const [share, alpha] of [
      [1, 0.4],
      [0.66, 0.34],
    ] as const) {
      ctx.globalAlpha = light.strength * alpha * (1 - light.broken);
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.lineTo(
        Math.cos((pane / PANES) * TURN) * size * share,
        Math.sin((pane / PANES) * TURN) * size * share,
      );
      ctx.lineTo(
        Math.cos(((pane + 1) / PANES) * TURN) * size * share,
        Math.sin(((pane + 1) / PANES) * TURN) * size * share,
      );
      ctx.closePath();
      ctx.fill();
    }
    ctx.globalAlpha = light.strength * (1 - light.broken);
    ctx.lineWidth = 2;
    ctx.strokeStyle = '#ffffff';
    ctx.stroke();
    ctx.restore();
  }
}

/** Scattered, but the same for the same index: nothing jumps, and everybody sees the same. */
const scatter = (index: number, of: number): number =>
  Math.abs((Math.sin(index * 127.1 + of * 311.7) * 43758.5453) % 1);

/** Scraps of lit paper that fly off, and a ring that opens. */
function drawBurst(
  ctx: CanvasRenderingContext2D,
  { passed, blow }: Extract<Light, { kind: 'burst' }>,
  { chest, away, tall, colour }: Aim,
): void {
  const left = 1 - passed;
  const far = tall * (0.34 + 0.2 * blow);
  const opened = 1 - left ** 3;
  ctx.translate(chest[0], chest[1]);
  ctx.globalAlpha = left * 0.9;
  ctx.lineWidth = Math.max(1.5, tall * 0.03 * left * blow);
  ctx.strokeStyle = colour;
  ctx.beginPath();
  ctx.arc(0, 0, far * 0.8 * opened, 0, TURN);
  ctx.stroke();
  ctx.globalCompositeOperation = 'source-over';
  for (let scrap = 0; scrap < 8 + blow * 8; scrap += 1) {
    // Away from where the blow came from, more than towards it.
    const turn = (scatter(scrap, 1) - 0.5) * Math.PI * 1.5;
    const way = far * (0.35 + 0.9 * scatter(scrap, 2)) * opened;
    const side = tall * (0.02 + 0.035 * scatter(scrap, 3));
    ctx.save();
    ctx.translate(-away * Math.cos(turn) * way, Math.sin(turn) * way + passed ** 2 * tall * 0.3);
    ctx.rotate(scatter(scrap, 4) * TURN + passed * 5);
    ctx.globalAlpha = left;
    ctx.fillStyle = scrap % 3 === 0 ? '#ffffff' : colour;
    ctx.beginPath();
    ctx.moveTo(-side, side);
    ctx.lineTo(side, side);
    ctx.lineTo(scrap % 2 === 0 ? side : 0, -side);
    ctx.closePath();
    ctx.fill();
    ctx.restore();
  }
}

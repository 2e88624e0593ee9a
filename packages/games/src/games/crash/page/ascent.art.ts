import type { SceneSize, SpriteArt, World } from '../../../page/kit.ts';
import { CLASSIC } from '../rules/crash.ts';
import { msOf, multiplierAt } from '../rules/curve.ts';
import type { Flight } from './flight.ts';

/**
 * Night ascent: one tile of light climbs out of a dark mosaic and leaves its way behind as a thread of light; where it
 * breaks, its shards fall.
 */

/** An instant of it: all that is drawn follows from this alone. */
export interface Ascent {
  readonly flight: Flight | undefined;
  readonly size: SceneSize;
  readonly world: World;
  /** The hero of the game's cover flies, as a sprite; without it a tile of light does. */
  readonly hasHero: boolean;
  /** Where the player was paid, in hundredths, bet by bet. */
  readonly takenOutAt: readonly number[];
  /** How far the tile leans, -1 to 1. */
  readonly sway: number;
  /** Since it burst before the player's eyes; `undefined` where nobody saw it, or nothing is to fall. */
  readonly burstMs: number | undefined;
  /** Nothing moves that does not have to. */
  readonly calm: boolean;
}

/** Drawn in each frame, where it is drawn: in a worker, or in the page. The hero and the lines' numbers lie above it. */
export const ASCENT_ART: SpriteArt<never, Ascent> = { under: draw };

const EDGE = { left: 0.06, right: 0.16, top: 0.2, bottom: 0.1 };
/** Left and below at least so many pixels: the tile and its ring have room there before it rises. */
const ROOM = 58;
/** The axes show at least so much. */
const LEAST_MS = 7_000;
const LEAST_TOP = 2;
const SAMPLES = 90;
const STEPS = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200] as const;
const SHARDS = 18;
const SHARDS_MS = 1_600;
const TILES = 46;

export interface View {
  readonly width: number;
  readonly height: number;
  x(ms: number): number;
  y(multiplier: number): number;
  readonly top: number;
}

function viewOf({ width, height }: SceneSize, ms: number, multiplier: number): View {
  const most = Math.max(LEAST_MS, ms);
  const top = Math.max(LEAST_TOP, 1 + (multiplier - 1) * 1.12);
  const [left, right] = [Math.max(ROOM, width * EDGE.left), width * (1 - EDGE.right)];
  const [high, low] = [height * EDGE.top, height - Math.max(ROOM, height * EDGE.bottom)];
  return {
    width,
    height,
    top,
    x: (at) => left + (at / most) * (right - left),
    y: (at) => low - ((at - 1) / (top - 1)) * (low - high),
  };
}

/** The rounded square with one cut corner that stands for everything here. */
function tile(ctx: CanvasRenderingContext2D, x: number, y: number, size: number, turn: number): void {
  const half = size / 2;
  const cut = size * 0.34;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.beginPath();
  ctx.moveTo(-half, -half);
  ctx.lineTo(half - cut, -half);
  ctx.lineTo(half, -half + cut);
  ctx.lineTo(half, half);
  ctx.lineTo(-half, half);
  ctx.closePath();
  ctx.restore();
}

/** A number from 0 to 1 that is always the same for the same index: scattered, but never jumping. */
const scatter = (index: number, of: number): number =>
  (Math.sin(index * 127.1 + of * 311.7) * 43758.5453) % 1;
const place = (index: number, of: number): number => Math.abs(scatter(index, of));

/** Where the tip of the way is; `undefined` where nothing flies. */
export function tipOf(flight: Flight | undefined, size: SceneSize): { x: number; y: number } | undefined {
  if (flight?.kind === 'waiting') {
    const view = viewOf(size, 0, 1);
    return { x: view.x(0), y: view.y(1) };
  }
  if (flight?.kind !== 'rising') return undefined;
  const { ms, multiplier, view } = riseOf(flight, size);
  return { x: view.x(ms), y: view.y(multiplier) };
}

/** The radius of the ring that shows the time left to bet. */
export const ringOf = ({ height }: SceneSize): number => Math.max(26, Math.min(44, height * 0.1));

/** How far a tile has come, and what is seen of its way. */
export function riseOf(
  flight: Extract<Flight, { kind: 'rising' | 'burst' }>,
  size: SceneSize,
): { readonly ms: number; readonly multiplier: number; readonly view: View } {
  const ms = flight.kind === 'rising' ? flight.ms : msOf(flight.at);
  const multiplier = smoothAt(ms);
  return { ms, multiplier, view: viewOf(size, ms, multiplier) };
}

/** The multipliers that have a line of their own. */
export function stepsOf({ top }: View): readonly number[] {
  const step = STEPS.find((one) => (top - 1) / one <= 6) ?? STEPS.at(-1)!;
  const steps: number[] = [];
  for (let at = 1 + step; at < top; at += step) steps.push(at);
  return steps;
}

function drawMosaic(ctx: CanvasRenderingContext2D, { size, world }: Ascent, climbed: number): void {
  for (let index = 0; index < TILES; index += 1) {
    const depth = 0.25 + 0.75 * place(index, 3);
    const side = (8 + 26 * depth) * Math.min(1, size.height / 420 + 0.3);
    const fall = climbed * depth * size.height * 0.5;
    const y = ((place(index, 2) * (size.height + 80) + fall) % (size.height + 80)) - 40;
    ctx.globalAlpha = 0.05 + 0.1 * depth;
    ctx.fillStyle = index % 4 === 0 ? world.accent : '#ffffff';
    tile(ctx, place(index, 1) * size.width, y, side, scatter(index, 4) * 0.5);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

function drawSteps(ctx: CanvasRenderingContext2D, view: View): void {
  ctx.strokeStyle = '#ffffff14';
  ctx.lineWidth = 1;
  for (const at of stepsOf(view)) {
    const y = Math.round(view.y(at)) + 0.5;
    ctx.beginPath();
    ctx.moveTo(view.x(0), y);
    ctx.lineTo(view.width - 52, y);
    ctx.stroke();
  }
}

function drawWay(ctx: CanvasRenderingContext2D, view: View, ms: number, colour: string): void {
  const points = Array.from({ length: SAMPLES + 1 }, (_, n) => {
    const at = (ms * n) / SAMPLES;
    return [view.x(at), view.y(smoothAt(at))] as const;
  });
  const trace = (): void => {
    ctx.beginPath();
    points.forEach(([x, y], n) => (n === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  };
  const fill = ctx.createLinearGradient(0, view.y(view.top), 0, view.y(1));
  fill.addColorStop(0, `${colour}55`);
  fill.addColorStop(1, `${colour}00`);
  trace();
  ctx.lineTo(view.x(ms), view.y(1));
  ctx.lineTo(view.x(0), view.y(1));
  ctx.fillStyle = fill;
  ctx.fill();
  for (const [width, alpha] of [
    [14, '22'],
    [7, '55'],
    [3, 'ff'],
  ] as const) {
    trace();
    ctx.lineWidth = width;
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    ctx.strokeStyle = `${colour}${alpha}`;
    ctx.stroke();
  }
}

function drawTip(ctx: CanvasRenderingContext2D, ascent: Ascent, x: number, y: number): void {
  const { size, world, sway, hasHero } = ascent;
  const side = Math.max(22, Math.min(44, size.height * 0.09));
  const far = Math.min(side * 2.4, ROOM);
  const glow = ctx.createRadialGradient(x, y, 0, x, y, far);
  glow.addColorStop(0, `${world.light}aa`);
  glow.addColorStop(1, `${world.light}00`);
  ctx.fillStyle = glow;
  ctx.fillRect(x - far, y - far, far * 2, far * 2);
  if (hasHero) return;
  tile(ctx, x, y, side, 0.4 + sway * 0.16);
  ctx.fillStyle = world.light;
  ctx.fill();
  ctx.lineWidth = 3;
  ctx.strokeStyle = world.accent;
  ctx.stroke();
}

/** The tile on the ground, and around it how much is left of the time to bet. */
function drawFuse(ctx: CanvasRenderingContext2D, ascent: Ascent, share: number): void {
  const { size, world } = ascent;
  const view = viewOf(size, 0, 1);
  const [x, y] = [view.x(0), view.y(1)];
  drawTip(ctx, ascent, x, y);
  ctx.lineWidth = 4;
  ctx.lineCap = 'round';
  ctx.strokeStyle = world.accent;
  ctx.beginPath();
  ctx.arc(x, y, ringOf(size), -Math.PI / 2, (share * 2 - 0.5) * Math.PI);
  ctx.stroke();
}

function drawShards(
  ctx: CanvasRenderingContext2D,
  { size, world, burstMs }: Ascent,
  x: number,
  y: number,
): void {
  const passed = (burstMs ?? Infinity) / SHARDS_MS;
  if (passed >= 1) return;
  for (let index = 0; index < SHARDS; index += 1) {
    const turn = place(index, 7) * Math.PI * 2;
    const speed = (0.12 + 0.3 * place(index, 8)) * size.height;
    const fall = passed * passed * size.height * 0.5;
    ctx.globalAlpha = 1 - passed;
    ctx.fillStyle = index % 3 === 0 ? world.light : '#ff6b5e';
    tile(
      ctx,
      x + Math.cos(turn) * speed * passed,
      y + Math.sin(turn) * speed * passed + fall,
      4 + 10 * place(index, 9),
      turn + passed * 7,
    );
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

function drawTaken(ctx: CanvasRenderingContext2D, view: View, at: number): void {
  const [x, y] = [view.x(msOf(at)), view.y(at / 100)];
  ctx.fillStyle = '#2bd4a0';
  ctx.strokeStyle = '#0a0c10';
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(x, y, 8, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
}

function draw(ctx: CanvasRenderingContext2D, ascent: Ascent): void {
  const { flight, world } = ascent;
  if (!flight || flight.kind === 'waiting' || flight.kind === 'void') {
    drawMosaic(ctx, ascent, 0);
    if (flight?.kind === 'waiting') drawFuse(ctx, ascent, flight.msLeft / CLASSIC.bettingMs);
    return;
  }
  const { ms, multiplier, view } = riseOf(flight, ascent.size);
  drawMosaic(ctx, ascent, ascent.calm ? 0 : Math.log(multiplier));
  drawSteps(ctx, view);
  const [x, y] = [view.x(ms), view.y(multiplier)];
  const burst = flight.kind === 'burst';
  drawWay(ctx, view, ms, burst ? '#ff6b5e' : world.accent);
  for (const taken of ascent.takenOutAt) drawTaken(ctx, view, taken);
  if (burst) drawShards(ctx, ascent, x, y);
  else drawTip(ctx, ascent, x, y);
}

/** The multiplier between two hundredths: what is drawn does not go in steps. */
function smoothAt(ms: number): number {
  const whole = Math.floor(ms);
  const here = multiplierAt(whole);
  const [from, to] = [msOf(here), msOf(here + 1)];
  return (here + (to > from ? Math.min(1, (ms - from) / (to - from)) : 0)) / 100;
}

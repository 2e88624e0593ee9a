import type { World } from '../../../../page/kit.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import { CANDLE, INK } from './paper.ts';

/** The still parts of the water: its light, its rays, and a reef in planes of cut paper. */

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Always the same number from 0 to 1 for the same index. */
const scatter = (index: number, of: number): number => {
  const wild = Math.sin(index * 127.1 + of * 311.7) * 43758.5453;
  return wild - Math.floor(wild);
};

const lightness = (colour: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0);

/** The world's sky as water: the lightest of it above. */
export function waterColours({ sky, glass }: World): readonly [top: string, middle: string, ground: string] {
  const [dark, middle, light] = [...sky].sort((a, b) => lightness(a) - lightness(b)) as [
    string,
    string,
    string,
  ];
  return [mix(light, glass, 0.12), mix(middle, glass, 0.4), mix(dark, INK, 0.45)];
}

export function paintBackdrop(ctx: CanvasRenderingContext2D, size: Size, world: World): void {
  const { width, height } = size;
  const [top, middle, ground] = waterColours(world);
  const water = ctx.createLinearGradient(0, 0, 0, height);
  water.addColorStop(0, top);
  water.addColorStop(0.45, middle);
  water.addColorStop(1, ground);
  ctx.fillStyle = water;
  ctx.fillRect(0, 0, width, height);
  paintRays(ctx, size, world);
  const far = mix(middle, ground, 0.35);
  paintReef(ctx, size, { colour: mix(far, top, 0.16), high: 0.3, seed: 3, pieces: 11 });
  paintReef(ctx, size, { colour: mix(middle, ground, 0.7), high: 0.21, seed: 11, pieces: 10 });
  paintLanterns(ctx, size, world);
}

/** The last plane, before the swimmers: it ends where the lamps stand. */
export function paintForeground(ctx: CanvasRenderingContext2D, size: Size, world: World): void {
  const [, , ground] = waterColours(world);
  paintReef(ctx, size, { colour: mix(ground, INK, 0.55), high: 0.11, seed: 23, pieces: 9 });
}

function paintRays(ctx: CanvasRenderingContext2D, { width, height }: Size, { light }: World): void {
  const source = { x: width * 0.62, y: -height * 0.55 };
  for (let n = 0; n < 7; n += 1) {
    const x = width * (-0.1 + n * 0.2 + scatter(n, 1) * 0.1);
    const wide = width * (0.03 + scatter(n, 2) * 0.07);
    const reach = height * (0.55 + scatter(n, 3) * 0.4);
    const part = (reach - source.y) / -source.y;
    const end = source.x + (x - source.x) * part;
    const ray = ctx.createLinearGradient(0, 0, 0, reach);
    ray.addColorStop(0, withAlpha(light, 0.13));
    ray.addColorStop(1, withAlpha(light, 0));
    ctx.fillStyle = ray;
    ctx.beginPath();
    ctx.moveTo(x, 0);
    ctx.lineTo(x + wide, 0);
    ctx.lineTo(end + wide * part, reach);
    ctx.lineTo(end, reach);
    ctx.closePath();
    ctx.fill();
  }
  const surface = ctx.createLinearGradient(0, 0, 0, height * 0.16);
  surface.addColorStop(0, withAlpha(mix(light, CANDLE, 0.4), 0.3));
  surface.addColorStop(1, withAlpha(light, 0));
  ctx.fillStyle = surface;
  ctx.fillRect(0, 0, width, height * 0.16);
}

interface Plane {
  readonly colour: string;
  /** How high it stands at the sides, in parts of the water; in the middle it leaves the view open. */
  readonly high: number;
  readonly seed: number;
  readonly pieces: number;
}

function paintReef(ctx: CanvasRenderingContext2D, { width, height }: Size, plane: Plane): void {
  const { colour, high, seed, pieces } = plane;
  const side = Math.sqrt(width * height);
  const groundAt = (x: number): number => {
    const fromMiddle = Math.abs(x / width - 0.5) * 2;
    return (
      height - height * high * (0.22 + 0.5 * fromMiddle ** 2) - Math.sin((x / side) * 5 + seed) * side * 0.012
    );
  };
  ctx.fillStyle = ctx.strokeStyle = colour;
  ctx.beginPath();
  ctx.moveTo(0, height);
  for (let step = 0; step <= 40; step += 1) ctx.lineTo((width * step) / 40, groundAt((width * step) / 40));
  ctx.lineTo(width, height);
  ctx.closePath();
  ctx.fill();
  for (let n = 0; n < pieces; n += 1) {
    const x = width * ((n + 0.2 + scatter(n, seed) * 0.6) / pieces);
    const fromMiddle = Math.abs(x / width - 0.5) * 2;
    const tall = height * high * (0.35 + 0.5 * fromMiddle) * (0.7 + scatter(n, seed + 1) * 0.6);
    const kind = Math.floor(scatter(n, seed + 2) * 4);
    PIECES[kind]!(ctx, x, groundAt(x) + side * 0.012, Math.max(12, tall), n + seed);
  }
}

type Piece = (ctx: CanvasRenderingContext2D, x: number, y: number, tall: number, seed: number) => void;

/** Tubes of different lengths, each with a round mouth. */
const tubes: Piece = (ctx, x, y, tall, seed) => {
  for (let n = 0; n < 5; n += 1) {
    const at = x + (n - 2) * tall * 0.2;
    const end = y - tall * (0.5 + scatter(n, seed) * 0.5);
    const wide = tall * (0.09 + scatter(n, seed + 4) * 0.05);
    ctx.beginPath();
    ctx.moveTo(at - wide * 0.7, y);
    ctx.lineTo(at - wide, end);
    ctx.ellipse(at, end, wide, wide * 0.5, 0, Math.PI, 0);
    ctx.lineTo(at + wide * 0.7, y);
    ctx.closePath();
    ctx.fill();
  }
};

/** A tree of branches that fork twice. */
const tree: Piece = (ctx, x, y, tall, seed) => {
  ctx.lineCap = ctx.lineJoin = 'round';
  const grow = (fx: number, fy: number, angle: number, length: number, wide: number, left: number): void => {
    const [tx, ty] = [fx + Math.sin(angle) * length, fy - Math.cos(angle) * length];
    ctx.lineWidth = wide;
    ctx.beginPath();
    ctx.moveTo(fx, fy);
    ctx.lineTo(tx, ty);
    ctx.stroke();
    if (left === 0) return;
    const spread = 0.34 + scatter(left, seed) * 0.3;
    grow(tx, ty, angle - spread, length * 0.72, wide * 0.68, left - 1);
    grow(tx, ty, angle + spread * 0.9, length * 0.68, wide * 0.68, left - 1);
  };
  grow(x, y, (scatter(1, seed) - 0.5) * 0.3, tall * 0.36, tall * 0.12, 4);
};

/** Broad leaves that lean with the water. */
const weed: Piece = (ctx, x, y, tall, seed) => {
  for (let n = 0; n < 6; n += 1) {
    const lean = (scatter(n, seed) - 0.35) * tall * 0.5;
    const at = x + (n - 2.5) * tall * 0.12;
    const up = y - tall * (0.7 + scatter(n, seed + 7) * 0.6);
    ctx.beginPath();
    ctx.moveTo(at - tall * 0.04, y);
    ctx.bezierCurveTo(at - tall * 0.12, y - tall * 0.4, at + lean * 0.4, up + tall * 0.3, at + lean, up);
    ctx.bezierCurveTo(
      at + lean * 0.6 + tall * 0.08,
      up + tall * 0.4,
      at + tall * 0.1,
      y - tall * 0.3,
      at + tall * 0.06,
      y,
    );
    ctx.closePath();
    ctx.fill();
  }
};

/** A low dome. */
const dome: Piece = (ctx, x, y, tall) => {
  ctx.beginPath();
  ctx.ellipse(x, y, tall * 0.62, tall * 0.5, 0, Math.PI, 0);
  ctx.fill();
};
const PIECES: readonly Piece[] = [tubes, tree, weed, dome];

/** Small lights between the planes. */
function paintLanterns(ctx: CanvasRenderingContext2D, { width, height }: Size, world: World): void {
  const colours = [...world.low, ...world.high];
  const side = Math.sqrt(width * height);
  for (let n = 0; n < 26; n += 1) {
    const [x, y] = [width * scatter(n, 51), height * (0.8 + 0.17 * scatter(n, 52))];
    const radius = side * (0.005 + 0.008 * scatter(n, 53));
    const glow = ctx.createRadialGradient(x, y, 0, x, y, radius * 3);
    const colour = colours[n % colours.length]!;
    glow.addColorStop(0, withAlpha(mix(colour, CANDLE, 0.5), 0.75));
    glow.addColorStop(0.3, withAlpha(colour, 0.36));
    glow.addColorStop(1, withAlpha(colour, 0));
    ctx.fillStyle = glow;
    ctx.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
  }
}

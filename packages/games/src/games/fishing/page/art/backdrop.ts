import { drawHero, type GameWorld, type World } from '../../../../page/kit.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import { CANDLE, INK } from './paper.ts';

/** The still parts of the water: its light, its rays, and a reef in planes of cut paper. */

/** Where the statue is, in parts of the water; its side in parts of the shorter edge. */
const STATUE = { x: 0.5, ground: 0.9, side: 0.36, alpha: 0.4 };

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

export function paintBackdrop(ctx: CanvasRenderingContext2D, size: Size, world: GameWorld): void {
  const { width, height } = size;
  const [top, middle, ground] = waterColours(world);
  const water = ctx.createLinearGradient(0, 0, 0, height);
  water.addColorStop(0, top);
  water.addColorStop(0.45, middle);
  water.addColorStop(1, ground);
  ctx.fillStyle = water;
  ctx.fillRect(0, 0, width, height);
  paintRays(ctx, size, world);
  paintStatue(ctx, size, world.symbol);
  paintReef(ctx, size, { colour: mix(middle, world.accent, 0.16), high: 0.3, seed: 3, pieces: 11 });
  paintReef(ctx, size, { colour: mix(ground, world.low[3], 0.24), high: 0.21, seed: 11, pieces: 10 });
  paintLanterns(ctx, size, world);
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

/** The hero of the game's cover, as a pale statue that the reef has grown around: none takes it for a guest. */
function paintStatue(
  ctx: CanvasRenderingContext2D,
  { width, height }: Size,
  symbol: GameWorld['symbol'],
): void {
  if (!symbol) return;
  const side = Math.min(width, height) * STATUE.side;
  ctx.save();
  ctx.globalAlpha = STATUE.alpha;
  drawHero(ctx, symbol, width * STATUE.x, height * STATUE.ground - side / 2, side);
  ctx.restore();
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
    const tall = height * high * (0.3 + 0.45 * fromMiddle) * (0.7 + scatter(n, seed + 1) * 0.6);
    const kind = Math.floor(scatter(n, seed + 2) * PIECES.length);
    PIECES[kind]!(ctx, x, groundAt(x) + side * 0.012, Math.max(12, tall), n + seed);
  }
}

type Piece = (ctx: CanvasRenderingContext2D, x: number, y: number, tall: number, seed: number) => void;

/** A line with round ends: all coral is made of them. */
function bough(ctx: CanvasRenderingContext2D, wide: number, trace: () => void): void {
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.lineWidth = wide;
  ctx.beginPath();
  trace();
  ctx.stroke();
}

/** Fingers of different lengths, close together. */
const fingers: Piece = (ctx, x, y, tall, seed) => {
  for (let n = 0; n < 5; n += 1) {
    const at = x + (n - 2) * tall * 0.17;
    const lean = (n - 2) * tall * 0.06;
    const end = y - tall * (0.45 + scatter(n, seed) * 0.45);
    bough(ctx, tall * (0.13 + scatter(n, seed + 4) * 0.05), () => {
      ctx.moveTo(at, y);
      ctx.quadraticCurveTo(at, (y + end) / 2, at + lean, end);
    });
  }
};

/** Forks twice, in round strokes. */
const antlers: Piece = (ctx, x, y, tall, seed) => {
  const grow = (fx: number, fy: number, angle: number, length: number, left: number): void => {
    const [tx, ty] = [fx + Math.sin(angle) * length, fy - Math.cos(angle) * length];
    bough(ctx, tall * (0.07 + left * 0.025), () => {
      ctx.moveTo(fx, fy);
      ctx.lineTo(tx, ty);
    });
    if (left === 0) return;
    const spread = 0.42 + scatter(left, seed) * 0.2;
    for (const side of [-1, 1]) grow(tx, ty, angle + side * spread, length * 0.74, left - 1);
  };
  grow(x, y, (scatter(1, seed) - 0.5) * 0.2, tall * 0.36, 2);
};

/** An open hand of many rays. */
const anemone: Piece = (ctx, x, y, tall, seed) => {
  for (let n = 0; n < 11; n += 1) {
    const angle = (n - 5) * 0.25;
    const length = tall * (0.55 + 0.3 * Math.cos(angle) + scatter(n, seed) * 0.12);
    const [tx, ty] = [x + Math.sin(angle) * length * 0.8, y - Math.cos(angle) * length * 0.8];
    bough(ctx, tall * 0.08, () => {
      ctx.moveTo(x + (n - 5) * tall * 0.03, y);
      ctx.quadraticCurveTo(x + Math.sin(angle) * length * 0.3, y - length * 0.5, tx, ty);
    });
  }
};

/** Ribbons that stand in the water. */
const kelp: Piece = (ctx, x, y, tall, seed) => {
  for (let n = 0; n < 3; n += 1) {
    const at = x + (n - 1) * tall * 0.2;
    const high = tall * (0.9 + scatter(n, seed) * 0.6);
    const sway = tall * 0.14 * (n % 2 ? -1 : 1);
    bough(ctx, tall * 0.085, () => {
      ctx.moveTo(at, y);
      ctx.bezierCurveTo(at + sway, y - high * 0.33, at - sway, y - high * 0.66, at + sway * 0.6, y - high);
    });
  }
};

/** A low dome. */
const dome: Piece = (ctx, x, y, tall) => {
  ctx.beginPath();
  ctx.ellipse(x, y, tall * 0.62, tall * 0.46, 0, Math.PI, 0);
  ctx.fill();
};
const PIECES: readonly Piece[] = [fingers, antlers, anemone, kelp, dome];

/** Small lights between the planes. */
function paintLanterns(ctx: CanvasRenderingContext2D, { width, height }: Size, world: World): void {
  const colours = [...world.low, ...world.high];
  const side = Math.sqrt(width * height);
  for (let n = 0; n < 26; n += 1) {
    const [x, y] = [width * scatter(n, 51), height * (0.83 + 0.14 * scatter(n, 52))];
    const radius = side * (0.0025 + 0.004 * scatter(n, 53));
    const glow = ctx.createRadialGradient(x, y, 0, x, y, radius * 3);
    const colour = colours[n % colours.length]!;
    glow.addColorStop(0, withAlpha(mix(colour, CANDLE, 0.5), 0.75));
    glow.addColorStop(0.3, withAlpha(colour, 0.36));
    glow.addColorStop(1, withAlpha(colour, 0));
    ctx.fillStyle = glow;
    ctx.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
  }
}

import { type World, drawHero, type GameWorld } from '../../../../page/kit.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import { circle, inSquare, polar, polygon, star } from '../../../../page/slots/shapes.ts';
import type { ClusterSymbol } from '../../rules/symbols.ts';

/** Glass marbles: each has a colour of its world, and a figure of its own inside, so that none is known by colour alone. */

const RADIUS = 44;
const CLEAR = '#dfe9f2';

export function colourOf(symbol: ClusterSymbol, { high, low }: World): string {
  const colours: Record<ClusterSymbol, string> = {
    high1: high[0],
    high2: high[1],
    high3: high[2],
    low1: low[0],
    low2: low[1],
    low3: low[3],
    low4: low[2],
    wild: CLEAR,
  };
  return colours[symbol];
}

/** @param side of the square that the marble lies in, CSS pixels */
export function drawMarble(
  ctx: CanvasRenderingContext2D,
  symbol: ClusterSymbol,
  world: GameWorld,
  side: number,
): void {
  inSquare(ctx, side / 2, side / 2, side, () => {
    const colour = colourOf(symbol, world);
    drawShadow(ctx);
    ctx.save();
    ctx.clip(circle(RADIUS));
    drawBody(ctx, symbol === 'wild' ? mix(colour, world.glass, 0.55) : colour);
    FIGURES[symbol](ctx, colour, world);
    drawDepth(ctx, colour);
    ctx.restore();
    drawShine(ctx);
  });
}

function drawShadow(ctx: CanvasRenderingContext2D): void {
  const shadow = ctx.createRadialGradient(53, 62, 24, 53, 62, 46);
  shadow.addColorStop(0, '#000000b0');
  shadow.addColorStop(1, '#00000000');
  ctx.fillStyle = shadow;
  ctx.fillRect(0, 0, 100, 100);
}

function drawBody(ctx: CanvasRenderingContext2D, colour: string): void {
  const body = ctx.createRadialGradient(40, 36, 4, 52, 54, 50);
  body.addColorStop(0, mix(colour, '#ffffff', 0.42));
  body.addColorStop(0.45, colour);
  body.addColorStop(1, mix(colour, '#05060c', 0.62));
  ctx.fillStyle = body;
  ctx.fillRect(0, 0, 100, 100);
}

/** The dark rim, and the light that comes out again at the lower edge. */
function drawDepth(ctx: CanvasRenderingContext2D, colour: string): void {
  const rim = ctx.createRadialGradient(48, 46, 30, 50, 50, RADIUS);
  rim.addColorStop(0, '#00000000');
  rim.addColorStop(1, '#05060c9e');
  ctx.fillStyle = rim;
  ctx.fillRect(0, 0, 100, 100);
  const back = ctx.createRadialGradient(66, 76, 2, 66, 76, 26);
  back.addColorStop(0, withAlpha(mix(colour, '#ffffff', 0.6), 0.75));
  back.addColorStop(1, withAlpha(colour, 0));
  ctx.fillStyle = back;
  ctx.fillRect(0, 0, 100, 100);
}

function drawShine(ctx: CanvasRenderingContext2D): void {
  ctx.save();
  ctx.translate(35, 28);
  ctx.rotate(-0.6);
  const shine = ctx.createLinearGradient(0, -10, 0, 12);
  shine.addColorStop(0, '#fffffff2');
  shine.addColorStop(1, '#ffffff08');
  ctx.fillStyle = shine;
  ctx.beginPath();
  ctx.ellipse(0, 0, 15, 9, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
  ctx.fillStyle = '#ffffffb0';
  ctx.fill(circle(2.4, 72, 70));
}

type Figure = (ctx: CanvasRenderingContext2D, colour: string, world: GameWorld) => void;

const pale = (colour: string): string => mix(colour, '#ffffff', 0.72);
const deep = (colour: string): string => mix(colour, '#0a0714', 0.55);

/** A blade of a swirl from the middle outwards. */
function blade(angle: number, turn: number, reach: number): Path2D {
  const path = new Path2D();
  path.moveTo(50, 50);
  path.quadraticCurveTo(...polar(angle - turn, reach * 0.6), ...polar(angle, reach));
  path.quadraticCurveTo(...polar(angle - turn * 0.1, reach * 0.55), 50, 50);
  return path;
}

const FIGURES: Record<ClusterSymbol, Figure> = {
  high1(ctx, colour, { symbol }) {
    if (symbol) {
      // Smaller than the marble, so that the whole of it lies in the glass.
      drawHero(ctx, symbol, 50, 50, 68);
      return;
    }
    ctx.fillStyle = deep(colour);
    ctx.fill(star(8, 38, 17));
    ctx.fillStyle = pale(colour);
    ctx.fill(star(8, 29, 12));
    ctx.fillStyle = deep(colour);
    ctx.fill(circle(6));
  },
  high2(ctx, colour) {
    for (let n = 0; n < 4; n += 1) {
      ctx.fillStyle = n % 2 === 0 ? pale(colour) : deep(colour);
      ctx.fill(blade(n * 90 + 20, 70, 46));
    }
  },
  high3(ctx, colour) {
    ctx.fillStyle = pale(colour);
    ctx.fill(circle(27));
    ctx.fillStyle = deep(colour);
    ctx.fill(circle(23, 60, 45));
    ctx.fillStyle = pale(colour);
    ctx.fill(star(4, 9, 3, 63, 44));
  },
  low1(ctx, colour) {
    for (const [radius, dark] of [
      [33, true],
      [25, false],
      [16, true],
      [8, false],
    ] as const) {
      ctx.fillStyle = dark ? deep(colour) : pale(colour);
      ctx.fill(circle(radius));
    }
  },
  low2(ctx, colour) {
    const lens = new Path2D();
    lens.moveTo(50, 10);
    lens.quadraticCurveTo(80, 50, 50, 90);
    lens.quadraticCurveTo(20, 50, 50, 10);
    ctx.fillStyle = pale(colour);
    ctx.fill(lens);
    ctx.fillStyle = deep(colour);
    ctx.beginPath();
    ctx.ellipse(50, 50, 5, 30, 0, 0, Math.PI * 2);
    ctx.fill();
  },
  low3(ctx, colour) {
    for (let n = 0; n < 3; n += 1) {
      ctx.fillStyle = deep(colour);
      ctx.fill(circle(15, ...polar(n * 120, 19)));
      ctx.fillStyle = pale(colour);
      ctx.fill(circle(10, ...polar(n * 120, 19)));
    }
  },
  low4(ctx, colour) {
    ctx.lineWidth = 8;
    for (const [index, at] of [22, 42, 62, 82].entries()) {
      ctx.strokeStyle = index % 2 === 0 ? pale(colour) : deep(colour);
      ctx.beginPath();
      ctx.moveTo(0, at + 16);
      ctx.bezierCurveTo(34, at - 16, 60, at + 26, 100, at - 12);
      ctx.stroke();
    }
  },
  wild(ctx, _, { high, low, accent }) {
    const colours = [high[0], high[1], accent, low[2], low[1], high[2]];
    colours.forEach((colour, n) => {
      ctx.fillStyle = withAlpha(colour, 0.85);
      ctx.fill(polygon([50, 50], polar(n * 60, 60), polar(n * 60 + 60, 60)));
    });
    ctx.fillStyle = '#ffffff';
    ctx.fill(star(4, 34, 9));
    ctx.fill(star(4, 18, 6, 50, 50));
  },
};

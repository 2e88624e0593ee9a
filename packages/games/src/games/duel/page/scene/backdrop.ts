import { drawHero, type GameWorld, type World } from '../../../../page/kit.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import type { Layout } from './layout.ts';

/** What stands still: the lit paper screen behind the puppets, and the cut paper that frames them. */

const TURN = Math.PI * 2;
/** The hero on the lantern: its side in parts of the lantern's radius, and how clear it is behind the puppets. */
const HERO = { side: 1.3, alpha: 0.55 };
const HILLS = [
  { height: 0.46, waves: 1.6, alpha: 0.16 },
  { height: 0.3, waves: 2.6, alpha: 0.26 },
  { height: 0.17, waves: 4.2, alpha: 0.42 },
] as const;

/** The lantern's place behind the screen. */
const lantern = ({ width, valance, ground }: Layout) => ({
  x: width / 2,
  y: valance + (ground - valance) * 0.42,
  radius: (ground - valance) * 0.34,
});

export function drawScreen(ctx: CanvasRenderingContext2D, layout: Layout, world: GameWorld): void {
  const { width, height } = layout;
  const { x, y, radius } = lantern(layout);
  const warm = mix(mix(world.light, world.accent, 0.3), '#ffe9c4', 0.35);
  const shine = ctx.createRadialGradient(x, y, radius * 0.2, x, y, Math.max(width, height) * 0.66);
  shine.addColorStop(0, warm);
  shine.addColorStop(0.3, mix(warm, world.accent, 0.5));
  shine.addColorStop(0.62, mix(world.sky[1], world.accent, 0.3));
  shine.addColorStop(1, world.sky[2]);
  ctx.fillStyle = shine;
  ctx.fillRect(0, 0, width, height);
  for (const [share, alpha] of [
    [1.5, 0.1],
    [1.2, 0.14],
    [1, 0.34],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, radius * share, 0, TURN);
    ctx.fillStyle = withAlpha('#fff4da', alpha);
    ctx.fill();
  }
  if (world.symbol) {
    // The hero of the game's cover is painted on the lantern.
    ctx.globalAlpha = HERO.alpha;
    drawHero(ctx, world.symbol, x, y, radius * HERO.side);
    ctx.globalAlpha = 1;
  }
  HILLS.forEach((hill, at) => drawHill(ctx, layout, world, hill, at));
}

/** A ridge of paper; each world's is its own. */
function drawHill(
  ctx: CanvasRenderingContext2D,
  { width, ground, valance }: Layout,
  world: World,
  { height, waves, alpha }: (typeof HILLS)[number],
  at: number,
): void {
  const seed = world.name.charCodeAt(0) + world.name.length * 7 + at * 5;
  const tall = (ground - valance) * height;
  ctx.beginPath();
  ctx.moveTo(0, ground + 4);
  for (let step = 0; step <= 48; step += 1) {
    const share = step / 48;
    const ridge =
      Math.sin(share * waves * TURN + seed) * 0.5 + Math.sin(share * waves * 2.3 * TURN + seed * 2) * 0.28;
    // Lower in the middle, where the two meet.
    const valley = 0.45 + 0.55 * Math.abs(share - 0.5) * 2;
    ctx.lineTo(share * width, ground - tall * (0.55 + 0.45 * ridge) * valley);
  }
  ctx.lineTo(width, ground + 4);
  ctx.closePath();
  ctx.fillStyle = withAlpha(world.glass, alpha);
  ctx.fill();
}

export function drawFrame(ctx: CanvasRenderingContext2D, layout: Layout, world: World): void {
  drawCurtain(ctx, layout, world, 1);
  drawCurtain(ctx, layout, world, -1);
  drawFloor(ctx, layout, world);
  drawValance(ctx, layout, world);
}

const SHEETS = [0.34, 0.17, 0] as const;

/** Three sheets, each a little shorter than the one behind it, scalloped at their edge. */
function drawValance(ctx: CanvasRenderingContext2D, { width, valance }: Layout, world: World): void {
  SHEETS.forEach((lit, at) => {
    const edge = valance - at * 7;
    const count = Math.max(6, Math.round(width / (46 + at * 10)));
    const each = width / count;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(0, edge - 12);
    for (let n = 0; n < count; n += 1)
      ctx.quadraticCurveTo((n + 0.5) * each, edge + 12, (n + 1) * each, edge - 12);
    ctx.lineTo(width, 0);
    ctx.closePath();
    paper(ctx, mix(world.glass, world.accent, lit), world);
  });
}

function drawCurtain(
  ctx: CanvasRenderingContext2D,
  { width, ground, curtain }: Layout,
  world: World,
  side: 1 | -1,
): void {
  const from = side === 1 ? 0 : width;
  SHEETS.forEach((lit, at) => {
    const wide = curtain * (1 - at * 0.26);
    ctx.beginPath();
    ctx.moveTo(from, 0);
    ctx.lineTo(from + side * wide, 0);
    ctx.bezierCurveTo(
      from + side * wide * 1.25,
      ground * 0.4,
      from + side * wide * 0.25,
      ground * 0.62,
      from + side * wide * 0.8,
      ground + 8,
    );
    ctx.lineTo(from, ground + 8);
    ctx.closePath();
    paper(ctx, mix(world.glass, world.accent, lit * 0.8), world);
  });
}

/** The boards, with a row of small lanterns before them. */
function drawFloor(ctx: CanvasRenderingContext2D, { width, height, ground }: Layout, world: World): void {
  ctx.beginPath();
  ctx.rect(0, ground + 3, width, height - ground);
  paper(ctx, mix(world.glass, '#000000', 0.25), world);
  const count = Math.max(5, Math.round(width / 84));
  for (let n = 0; n < count; n += 1) {
    const x = ((n + 0.5) / count) * width;
    const light = ctx.createRadialGradient(x, ground + 4, 0, x, ground + 4, 22);
    light.addColorStop(0, withAlpha(world.light, 0.75));
    light.addColorStop(0.25, withAlpha(world.accent, 0.35));
    light.addColorStop(1, withAlpha(world.accent, 0));
    ctx.fillStyle = light;
    ctx.fillRect(x - 22, ground - 18, 44, 44);
    ctx.beginPath();
    ctx.arc(x, ground + 4, 5, Math.PI, 0);
    ctx.fillStyle = mix(world.light, '#ffffff', 0.4);
    ctx.fill();
  }
}

/** Fills the path as a sheet that throws a shadow and has a lit edge. */
function paper(ctx: CanvasRenderingContext2D, colour: string, world: World): void {
  ctx.save();
  ctx.shadowColor = '#0008';
  ctx.shadowBlur = 10;
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.restore();
  ctx.lineWidth = 1;
  ctx.strokeStyle = withAlpha(world.accent, 0.4);
  ctx.stroke();
}

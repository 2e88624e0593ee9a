import { drawHero, picture2d, type GameWorld, type World } from '../../../../page/kit.ts';
import { finishSquare, finishWidth, type Layout } from './layout.ts';

/** What the machines run on and past, painted once in pieces that are laid side by side. */

const TURN = Math.PI * 2;
const BRASS = '#d9a441';
/** Inlays of a lane in a stretch. */
const INLAYS = 4;

/** A number from 0 to 1 that is always the same for the same pair. */
export function scatter(index: number, of: number): number {
  const wave = Math.sin(index * 127.1 + of * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** A stretch of all lanes, of dark lacquered wood with brass inlays; every second one is lighter. */
export function paintStretch(
  { height, lanes, top, lane }: Layout,
  width: number,
  ratio: number,
  light: boolean,
  world: World,
): HTMLCanvasElement {
  return picture2d(width, height - top, ratio, (ctx) => {
    ctx.fillStyle = '#1c120c';
    ctx.fillRect(0, 0, width, height - top);
    for (let index = 0; index < lanes; index += 1) {
      const y = index * lane;
      const board = ctx.createLinearGradient(0, y, 0, y + lane);
      const tone = light ? ['#4a2f20', '#362116', '#22140d'] : ['#3d2619', '#2c1a11', '#1c100a'];
      tone.forEach((colour, at) => board.addColorStop(at / 2, colour));
      ctx.fillStyle = board;
      ctx.fillRect(0, y, width, lane - 1);
      // The world's light lies on the lacquer.
      ctx.fillStyle = `${world.accent}${light ? '1c' : '12'}`;
      ctx.fillRect(0, y, width, lane - 1);
      ctx.strokeStyle = '#0000002e';
      ctx.lineWidth = 1;
      for (let grain = 0; grain < 3; grain += 1) {
        const at = y + lane * (0.2 + 0.6 * scatter(index * 3 + grain, light ? 1 : 2));
        ctx.beginPath();
        ctx.moveTo(0, at);
        ctx.lineTo(width, at);
        ctx.stroke();
      }
      ctx.fillStyle = `${BRASS}66`;
      ctx.fillRect(0, y + lane - 1.5, width, 1.5);
      for (let inlay = 0; inlay < INLAYS; inlay += 1)
        drawInlay(ctx, (inlay / INLAYS) * width, y + lane - 1, inlay === 0 ? 3.6 : 2);
    }
    ctx.fillStyle = BRASS;
    ctx.fillRect(0, lanes * lane, width, 2);
  });
}

function drawInlay(ctx: CanvasRenderingContext2D, x: number, y: number, half: number): void {
  ctx.fillStyle = '#f0c871';
  ctx.beginPath();
  ctx.moveTo(x - half, y);
  ctx.lineTo(x, y - half);
  ctx.lineTo(x + half, y);
  ctx.lineTo(x, y + half);
  ctx.fill();
}

/** The height of the shelf that the toys are on. */
const SHELF = 5;

/** The shop's window at night, with the toys that do not race, the hero of the game's cover lit among them: repeats after its width. */
export function paintWindow(
  width: number,
  height: number,
  ratio: number,
  world: GameWorld,
): HTMLCanvasElement {
  return picture2d(width, height, ratio, (ctx) => {
    const night = ctx.createLinearGradient(0, 0, 0, height);
    night.addColorStop(0, world.sky[2]);
    night.addColorStop(0.65, world.sky[1]);
    night.addColorStop(1, world.sky[0]);
    ctx.fillStyle = night;
    ctx.fillRect(0, 0, width, height);
    const count = Math.round(width / 44);
    for (let index = 0; index < count; index += 1) {
      const x = ((index + 0.5) / count) * width + (scatter(index, 5) - 0.5) * 14;
      drawToy(ctx, index, x, height, height * (0.4 + 0.42 * scatter(index, 6)), world);
    }
    drawShowpiece(ctx, width / 2, height, world);
    ctx.fillStyle = '#120b07';
    ctx.fillRect(0, height - SHELF, width, SHELF);
    ctx.fillStyle = `${BRASS}99`;
    ctx.fillRect(0, height - SHELF, width, 1);
  });
}

function drawShowpiece(ctx: CanvasRenderingContext2D, x: number, height: number, world: GameWorld): void {
  if (!world.symbol) return;
  const side = height - SHELF;
  const lamp = ctx.createRadialGradient(x, side / 2, 0, x, side / 2, side);
  lamp.addColorStop(0, `${world.light}80`);
  lamp.addColorStop(1, `${world.light}00`);
  ctx.fillStyle = lamp;
  ctx.fillRect(x - side, 0, side * 2, side);
  drawHero(ctx, world.symbol, x, side / 2, side * 0.92);
}

/** A tower of blocks, a ball, a top or a house with a light in it. */
function drawToy(
  ctx: CanvasRenderingContext2D,
  index: number,
  x: number,
  ground: number,
  size: number,
  world: World,
): void {
  const colours = [world.glass, world.sky[2], '#0d0a12'] as const;
  ctx.fillStyle = colours[index % 3]!;
  const half = size * 0.3;
  switch (Math.floor(scatter(index, 8) * 4)) {
    case 0:
      for (let block = 0; block < 3; block += 1) {
        const side = half * (1.3 - block * 0.28);
        ctx.fillRect(
          x - side / 2 + (scatter(index, block) - 0.5) * 6,
          ground - 5 - (block + 1) * size * 0.3,
          side,
          size * 0.29,
        );
      }
      return;
    case 1:
      ctx.beginPath();
      ctx.arc(x, ground - 5 - half, half, 0, TURN);
      ctx.fill();
      ctx.strokeStyle = `${world.accent}40`;
      ctx.lineWidth = 2;
      ctx.beginPath();
      ctx.arc(x, ground - 5 - half, half * 0.66, 0.4, 2.6);
      ctx.stroke();
      return;
    case 2:
      ctx.beginPath();
      ctx.moveTo(x, ground - 5);
      ctx.lineTo(x - half, ground - 5 - size * 0.42);
      ctx.quadraticCurveTo(x, ground - 5 - size * 0.66, x + half, ground - 5 - size * 0.42);
      ctx.fill();
      ctx.fillRect(x - 1.5, ground - 5 - size * 0.8, 3, size * 0.3);
      return;
    default:
      ctx.fillRect(x - half, ground - 5 - size * 0.6, half * 2, size * 0.6);
      ctx.beginPath();
      ctx.moveTo(x - half * 1.25, ground - 5 - size * 0.58);
      ctx.lineTo(x, ground - 5 - size);
      ctx.lineTo(x + half * 1.25, ground - 5 - size * 0.58);
      ctx.fill();
      ctx.fillStyle = `${world.light}d0`;
      ctx.fillRect(x - half * 0.45, ground - 5 - size * 0.44, half * 0.34, size * 0.16);
      ctx.fillStyle = `${world.light}66`;
      ctx.fillRect(x + half * 0.15, ground - 5 - size * 0.44, half * 0.34, size * 0.16);
  }
}

/** The lamp over the board: bright in the middle, dark to the sides. Laid over everything. */
export function paintLamp(width: number, height: number): HTMLCanvasElement {
  return picture2d(width, height, 0.25, (ctx) => {
    const dark = ctx.createRadialGradient(
      width * 0.56,
      height * 0.4,
      Math.min(width, height) * 0.3,
      width * 0.56,
      height * 0.5,
      Math.max(width, height) * 0.72,
    );
    dark.addColorStop(0, '#05030200');
    dark.addColorStop(1, '#050302b8');
    ctx.fillStyle = dark;
    ctx.fillRect(0, 0, width, height);
  });
}

/** Squares of ivory and black across all lanes. */
export function paintFinish(at: Layout, ratio: number): HTMLCanvasElement {
  const { height, top } = at;
  const side = finishSquare(at);
  return picture2d(finishWidth(at), height - top, ratio, (ctx) => {
    for (let row = 0; row * side < height - top; row += 1)
      for (let column = 0; column < 3; column += 1) {
        ctx.fillStyle = (row + column) % 2 === 0 ? '#efe6d2' : '#15110d';
        ctx.fillRect(column * side, row * side, side, side);
      }
  });
}

/** A soft light around a lamp. */
export function paintGlow(radius: number, colour: string): HTMLCanvasElement {
  return picture2d(radius * 2, radius * 2, 1, (ctx) => {
    const glow = ctx.createRadialGradient(radius, radius, 0, radius, radius, radius);
    glow.addColorStop(0, '#ffffffd0');
    glow.addColorStop(0.25, `${colour}90`);
    glow.addColorStop(1, `${colour}00`);
    ctx.fillStyle = glow;
    ctx.fillRect(0, 0, radius * 2, radius * 2);
  });
}

/** The leader's headlamp: it lights up the lane ahead, from the left edge's middle on. */
export function paintBeam(width: number, height: number): HTMLCanvasElement {
  return picture2d(width, height, 1, (ctx) => {
    const light = ctx.createRadialGradient(0, height / 2, 0, 0, height / 2, width);
    light.addColorStop(0, '#ffe3a0c0');
    light.addColorStop(0.35, '#ffce7348');
    light.addColorStop(1, '#ffce7300');
    ctx.fillStyle = light;
    ctx.beginPath();
    ctx.moveTo(0, height * 0.44);
    ctx.lineTo(width, 0);
    ctx.lineTo(width, height);
    ctx.lineTo(0, height * 0.56);
    ctx.fill();
  });
}

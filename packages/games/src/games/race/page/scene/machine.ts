import type { Runner } from '../../rules/runners.ts';
import { BUILDS, type Build } from './builds.ts';

/** The box that every machine is drawn in, and how it is seen: as a lacquered tin toy under a lamp. */
export const BOX = { width: 200, height: 100 } as const;

const TURN = Math.PI * 2;
const BRASS = '#d9a441';
const FACE = '"Bricolage Grotesque Variable", system-ui, sans-serif';
/** A number is never smaller than this, CSS pixels. */
const LEAST_PLATE = 7.5;
const PLATE = 17;

const paths = new Map<string, Path2D>();
function pathOf(d: string): Path2D {
  const known = paths.get(d) ?? new Path2D(d);
  paths.set(d, known);
  return known;
}

/** A machine without what turns, and without its number: its nose at `length`, its wheels on `length / 2`. */
export function drawBody(ctx: CanvasRenderingContext2D, runner: Runner, length: number): void {
  const scale = length / BOX.width;
  ctx.save();
  ctx.scale(scale, scale);
  drawLacquer(ctx, BUILDS[runner]);
  ctx.restore();
}

/** Where a machine of this length wears its number. */
export function plateOf(runner: Runner, length: number) {
  const scale = length / BOX.width;
  const radius = Math.max(LEAST_PLATE, PLATE * scale);
  const [x, y] = BUILDS[runner].plate;
  return { x: x * scale, y: Math.min(y * scale, length / 2 - radius), radius };
}

function drawLacquer(ctx: CanvasRenderingContext2D, { body, marks, lacquer, trim }: Build): void {
  const outline = pathOf(body);
  const trims = pathOf(marks);
  ctx.lineJoin = 'round';
  ctx.strokeStyle = '#0a0806';
  ctx.lineWidth = 5;
  ctx.stroke(trims);
  ctx.stroke(outline);
  ctx.fillStyle = lacquer;
  ctx.fill(outline);
  ctx.fillStyle = trim;
  ctx.fill(trims);
  ctx.save();
  ctx.clip(outline);
  const shade = ctx.createLinearGradient(0, 8, 0, 88);
  shade.addColorStop(0, '#ffffff8c');
  shade.addColorStop(0.34, '#ffffff14');
  shade.addColorStop(0.56, '#00000000');
  shade.addColorStop(1, '#00000099');
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, BOX.width, BOX.height);
  // The lamp above leaves a hard streak in the lacquer.
  ctx.strokeStyle = '#ffffff66';
  ctx.lineWidth = 5;
  ctx.stroke(outline);
  ctx.restore();
}

/** The number of a lane on an enamelled disc. */
export function drawPlate(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  number: number,
): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, TURN);
  ctx.fillStyle = '#fbf5e6';
  ctx.fill();
  ctx.lineWidth = Math.max(1, radius * 0.16);
  ctx.strokeStyle = '#17120c';
  ctx.stroke();
  ctx.fillStyle = '#17120c';
  ctx.font = `800 ${radius * (number > 9 ? 1.15 : 1.4)}px ${FACE}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(String(number), x, y + radius * 0.08);
}

/** A wheel of brass spokes in a black tyre, its middle at 0, 0. */
export function drawWheel(ctx: CanvasRenderingContext2D, radius: number): void {
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, TURN);
  ctx.fillStyle = '#14110e';
  ctx.fill();
  ctx.lineWidth = Math.max(0.8, radius * 0.16);
  ctx.strokeStyle = BRASS;
  ctx.beginPath();
  ctx.arc(0, 0, radius * 0.66, 0, TURN);
  for (let n = 0; n < 3; n += 1) {
    const angle = (n / 3) * Math.PI;
    ctx.moveTo(Math.cos(angle) * radius * 0.66, Math.sin(angle) * radius * 0.66);
    ctx.lineTo(-Math.cos(angle) * radius * 0.66, -Math.sin(angle) * radius * 0.66);
  }
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(0, 0, radius * 0.22, 0, TURN);
  ctx.fillStyle = '#fff0c9';
  ctx.fill();
}

/** The key at its tail, seen from the side while it turns; its shaft ends at 0, 0. */
export function drawKey(ctx: CanvasRenderingContext2D, scale: number, angle: number): void {
  const open = Math.cos(angle);
  ctx.strokeStyle = BRASS;
  ctx.lineCap = 'round';
  ctx.lineWidth = 5 * scale;
  ctx.beginPath();
  ctx.moveTo(2 * scale, 0);
  ctx.lineTo(-12 * scale, 0);
  ctx.stroke();
  ctx.lineWidth = 4.5 * scale;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(
      -19 * scale,
      side * open * 11 * scale,
      8 * scale,
      Math.max(1.2, Math.abs(open) * 9) * scale,
      0,
      0,
      TURN,
    );
    ctx.stroke();
  }
}

/** A machine that stands still, with its wheels: for the board and the photo. Its nose is at `length`. */
export function drawStanding(
  ctx: CanvasRenderingContext2D,
  runner: Runner,
  length: number,
  number?: number,
): void {
  const scale = length / BOX.width;
  drawBody(ctx, runner, length);
  for (const [x, radius] of BUILDS[runner].wheels) {
    ctx.save();
    ctx.translate(x * scale, (BOX.height - radius) * scale);
    drawWheel(ctx, radius * scale);
    ctx.restore();
  }
  if (number === undefined) return;
  const { x, y, radius } = plateOf(runner, length);
  drawPlate(ctx, x, y, radius, number);
}

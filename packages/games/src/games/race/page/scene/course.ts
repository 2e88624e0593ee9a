import { STRETCHES } from '../../rules/run.ts';
import { finishOf, isPhotoFinish, LEAST_WIDTH, type Race } from '../running.ts';
import { finishWidth, seenAt } from './layout.ts';
import { drawGlow, WINDOW_WIDTH, type Shot } from './shot.ts';

/** What the machines run on, past and through, as the view moves along it. */

const BRASS = '#d9a441';
/** What is farther goes by more slowly. */
const WINDOW_SPEED = 0.22;
const LAMPS = 5;
/** From here on the gate's lamps light up one by one. */
const LAMPS_FROM = 0.8;
const FLASH_MS = 420;

export function drawGround({ ctx, at, view, paint }: Shot): void {
  // Boards and inlays need no smoothing, which is most of what it costs to lay them.
  ctx.imageSmoothingEnabled = false;
  const first = Math.floor(view.left * STRETCHES);
  const last = Math.ceil((view.left + view.width) * STRETCHES);
  for (let stretch = first; stretch < last; stretch += 1) {
    const x = seenAt(at, view, stretch / STRETCHES);
    const width = seenAt(at, view, (stretch + 1) / STRETCHES) - x;
    ctx.drawImage(paint.stretches[stretch & 1]!, x, at.top, width + 0.7, at.height - at.top);
  }
  ctx.imageSmoothingEnabled = true;
  ctx.fillStyle = '#efe6d2cc';
  ctx.fillRect(seenAt(at, view, 0), at.top, 3, at.height - at.top);
}

export function drawWindow({ ctx, at, view, paint }: Shot): void {
  const gone = (view.left * at.width * WINDOW_SPEED) / LEAST_WIDTH;
  const from = -(((gone % WINDOW_WIDTH) + WINDOW_WIDTH) % WINDOW_WIDTH);
  for (let x = from; x < at.width; x += WINDOW_WIDTH) ctx.drawImage(paint.window, x, 0, WINDOW_WIDTH, at.top);
}

/** The line, and above it the gate whose lamps light up as the leader comes. */
export function drawGate(shot: Shot, lead: number): void {
  const { ctx, at, view, paint, world } = shot;
  const x = seenAt(at, view, 1);
  if (x > at.width + at.top || x < -at.top) return;
  ctx.drawImage(paint.finish, x, at.top, finishWidth(at), at.height - at.top);
  ctx.fillStyle = BRASS;
  ctx.fillRect(x - 2, at.top * 0.36, 4, at.top * 0.64);
  const lit = Math.floor(((lead - LAMPS_FROM) / (1 - LAMPS_FROM)) * LAMPS);
  const radius = Math.max(3.5, at.top * 0.085);
  const y = at.top * 0.34;
  for (let lamp = 0; lamp < LAMPS; lamp += 1) {
    const lampX = x + (lamp - (LAMPS - 1) / 2) * radius * 2.7;
    ctx.beginPath();
    ctx.arc(lampX, y, radius, 0, Math.PI * 2);
    ctx.fillStyle = lamp < lit ? world.light : '#1a120c';
    ctx.fill();
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = BRASS;
    ctx.stroke();
    if (lamp < lit) drawGlow(shot, lampX, y, radius * 3.4);
  }
}

/** As the first one crosses: the line lights up, and where it was close, a camera does. */
export function drawFlash({ ctx, at, view, world }: Shot, race: Race): void {
  const since = race.ms - finishOf(race).atMs;
  if (since < 0) return;
  const left = Math.max(0, 1 - since / FLASH_MS);
  ctx.fillStyle = world.light;
  ctx.globalAlpha = 0.35 + 0.65 * left;
  ctx.fillRect(seenAt(at, view, 1) - 1.5, at.top, 3, at.height - at.top);
  ctx.globalAlpha = left * left * (isPhotoFinish(race) ? 0.75 : 0.2);
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, at.width, at.height);
  ctx.globalAlpha = 1;
}

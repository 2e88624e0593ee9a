import { tile } from '../art/shapes.ts';

interface Shard {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly size: number;
  readonly turn: number;
  readonly colour: string;
}

const COUNT = 64;
const LIFE_MS = 2_600;
const GRAVITY = 0.62;

/**
 * Tiles of light that rise over the table and fall, for a win that deserves it. The canvas is there for as long as
 * they are; where motion is reduced there is none.
 */
export function burst(host: HTMLElement, colours: readonly string[], still: boolean): void {
  if (still) return;
  const canvas = document.createElement('canvas');
  canvas.className = 'burst';
  canvas.setAttribute('aria-hidden', 'true');
  const width = (canvas.width = host.clientWidth);
  const height = (canvas.height = host.clientHeight);
  const ctx = canvas.getContext('2d')!;
  const shape = new Path2D(tile(-1, -1, 2, 2, 0.3, 0.6));
  const shards: Shard[] = Array.from({ length: COUNT }, (_, n) => {
    const angle = -Math.PI / 2 + (Math.random() - 0.5) * 1.9;
    const force = height * (0.5 + Math.random() * 0.55);
    return {
      x: width * (0.5 + (Math.random() - 0.5) * 0.4),
      y: height * 0.78,
      vx: Math.cos(angle) * force,
      vy: Math.sin(angle) * force,
      size: 5 + Math.random() * 9,
      turn: Math.random() * 7,
      colour: colours[n % colours.length]!,
    };
  });
  host.append(canvas);
  const start = performance.now();
  let last = start;

  function tick(now: number): void {
    const age = (now - start) / LIFE_MS;
    if (age >= 1) return canvas.remove();
    const seconds = Math.min(0.05, (now - last) / 1_000);
    last = now;
    ctx.clearRect(0, 0, width, height);
    ctx.globalAlpha = Math.min(1, (1 - age) * 2);
    for (const shard of shards) {
      shard.vy += height * GRAVITY * seconds;
      shard.x += shard.vx * seconds;
      shard.y += shard.vy * seconds;
      const turn = shard.turn + (now - start) / 320;
      ctx.setTransform(1, 0, 0, 1, shard.x, shard.y);
      ctx.rotate(turn);
      ctx.scale(shard.size, shard.size * Math.cos(turn * 1.7));
      ctx.fillStyle = shard.colour;
      ctx.fill(shape);
    }
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    requestAnimationFrame(tick);
  }
  requestAnimationFrame(tick);
}

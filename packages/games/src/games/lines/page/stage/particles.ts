import { picture2d } from '../../../../page/kit.ts';
import { withAlpha } from '../../../../page/slots/colour.ts';
import type { Particles, Scene } from '../art/theme.ts';

export interface ParticleField {
  readonly canvas: HTMLCanvasElement;
  resize(width: number, height: number): void;
  dispose(): void;
}

interface Mote {
  x: number;
  y: number;
  vy: number;
  size: number;
  phase: number;
  colour: string;
}

/** Drift in shares of the height a second, size range, count at 1000x1000, and the sway. */
const HABITS: Record<
  Particles,
  { vy: number; sway: number; size: readonly [number, number]; count: number }
> = {
  bubbles: { vy: -0.035, sway: 9, size: [1.5, 5], count: 34 },
  embers: { vy: -0.06, sway: 16, size: [0.8, 2.4], count: 52 },
  snow: { vy: 0.045, sway: 14, size: [0.8, 2.8], count: 80 },
  dust: { vy: -0.008, sway: 26, size: [0.6, 1.8], count: 44 },
  fireflies: { vy: -0.005, sway: 34, size: [1.2, 2.6], count: 30 },
  stars: { vy: 0.002, sway: 2, size: [0.6, 1.9], count: 90 },
  petals: { vy: 0.035, sway: 30, size: [2, 4.2], count: 22 },
};
const FRAME_MS = 33;
/** Those that shine, how far they do in parts of their size, and how large they are painted. */
const SHINE: ReadonlySet<Particles> = new Set(['embers', 'dust', 'fireflies']);
const HALO = 5;
const HALO_PX = 16;

/**
 * What floats before the ridges. Thirty frames a second are enough for it; with reduced motion, and where a device does
 * not keep up with the reels, it stands still.
 */
export function createParticles(scene: Scene, still: () => boolean): ParticleField {
  const canvas = document.createElement('canvas');
  canvas.className = 'scenery-particles';
  const ctx = canvas.getContext('2d')!;
  const habit = HABITS[scene.particles];
  const halo = SHINE.has(scene.particles) ? paintHalo(scene.particleColour) : undefined;
  let motes: Mote[] = [];
  let [width, height, last, request] = [0, 0, 0, 0];

  function mote(): Mote {
    const [small, large] = habit.size;
    return {
      x: Math.random() * width,
      y: Math.random() * height,
      vy: habit.vy * (0.5 + Math.random()) * height,
      size: small + (large - small) * Math.random() ** 2,
      phase: Math.random() * 7,
      colour: scene.particleColour,
    };
  }

  function step(seconds: number): void {
    for (const one of motes) {
      one.phase += seconds;
      one.x += Math.sin(one.phase * 0.9) * habit.sway * seconds;
      one.y += one.vy * seconds;
      if (one.y < -10) one.y = height + 8;
      else if (one.y > height + 10) one.y = -8;
    }
  }

  function draw(): void {
    ctx.clearRect(0, 0, width, height);
    for (const one of motes) {
      const flicker = 0.45 + 0.4 * Math.sin(one.phase * (scene.particles === 'fireflies' ? 2.1 : 1.3));
      ctx.globalAlpha = flicker;
      if (halo) {
        const half = one.size * HALO;
        ctx.drawImage(halo, one.x - half, one.y - half, half * 2, half * 2);
      } else drawMote(ctx, one, scene.particles);
    }
    ctx.globalAlpha = 1;
  }

  function tick(now: number): void {
    request = 0;
    if (still()) return;
    request = requestAnimationFrame(tick);
    if (now - last < FRAME_MS) return;
    step(Math.min(0.1, (now - last) / 1_000));
    last = now;
    draw();
  }

  return {
    canvas,
    resize(nextWidth, nextHeight) {
      [width, height] = [nextWidth, nextHeight];
      canvas.width = width;
      canvas.height = height;
      const count = Math.round(habit.count * Math.min(1.6, Math.max(0.5, (width * height) / 1e6)));
      motes = Array.from({ length: count }, mote);
      draw();
      if (!still() && request === 0) request = requestAnimationFrame(tick);
    },
    dispose: () => cancelAnimationFrame(request),
  };
}

function drawMote(ctx: CanvasRenderingContext2D, { x, y, size, phase, colour }: Mote, kind: Particles): void {
  ctx.beginPath();
  if (kind === 'bubbles') {
    ctx.arc(x, y, size, 0, 7);
    ctx.strokeStyle = colour;
    ctx.lineWidth = 0.8;
    ctx.stroke();
    ctx.fillStyle = withAlpha(colour, 0.16);
    ctx.fill();
    return;
  }
  if (kind === 'petals') ctx.ellipse(x, y, size * 1.5, size * 0.8, phase, 0, 7);
  else ctx.arc(x, y, size, 0, 7);
  ctx.fillStyle = colour;
  ctx.fill();
}

/** A mote in its own light: painted once, because light that is spread anew for each one costs more than all else. */
const paintHalo = (colour: string): HTMLCanvasElement =>
  picture2d(HALO_PX * 2, HALO_PX * 2, 1, (ctx) => {
    const light = ctx.createRadialGradient(HALO_PX, HALO_PX, 0, HALO_PX, HALO_PX, HALO_PX);
    light.addColorStop(0, withAlpha(colour, 0.5));
    light.addColorStop(1, withAlpha(colour, 0));
    ctx.fillStyle = light;
    ctx.fillRect(0, 0, HALO_PX * 2, HALO_PX * 2);
    ctx.beginPath();
    ctx.arc(HALO_PX, HALO_PX, HALO_PX / HALO, 0, 7);
    ctx.fillStyle = colour;
    ctx.fill();
  });

import { createSprites, picture2d, placedAt, type Sprite } from '../../../../page/kit.ts';
import { withAlpha } from '../../../../page/slots/colour.ts';
import type { Particles, Scene } from '../art/theme.ts';

export interface ParticleField {
  readonly element: HTMLElement;
  resize(width: number, height: number): void;
  /** Moves half as often, or as before. */
  rest(rests: boolean): void;
  dispose(): void;
}

interface Mote {
  x: number;
  y: number;
  vy: number;
  size: number;
  phase: number;
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
/** Between two of its frames. */
const FRAME_MS = { moving: 33, resting: 66 } as const;
/** Those that shine, and how far they do in parts of their size. */
const SHINE: ReadonlySet<Particles> = new Set(['embers', 'dust', 'fireflies']);
const HALO = 5;
/** The longer side of a petal, in parts of its size. */
const PETAL = 1.5;
/** Of a mote as it is painted; it is drawn larger or smaller. */
const PAINTED = 8;

/**
 * What floats before the ridges, one picture many times. Thirty frames a second are enough for it; with reduced motion, and
 * where a device does not keep up with the reels, it stands still.
 */
export function createParticles(
  { particles: kind, particleColour }: Pick<Scene, 'particles' | 'particleColour'>,
  still: () => boolean,
): ParticleField {
  const habit = HABITS[kind];
  const reach = SHINE.has(kind) ? HALO : PETAL;
  const picture = paintMote(kind, particleColour, reach);
  const sprites = createSprites({
    size: { width: 1, height: 1 },
    ratio: 1,
    art: {},
    worker: () => new Worker(new URL('./reels.worker.ts', import.meta.url), { name: 'lines-sprites' }),
  });
  let motes: Mote[] = [];
  let [width, height, last, request] = [0, 0, 0, 0];
  let frameMs: number = FRAME_MS.moving;

  function mote(): Mote {
    const [small, large] = habit.size;
    return {
      x: Math.random() * width,
      y: Math.random() * height,
      vy: habit.vy * (0.5 + Math.random()) * height,
      size: small + (large - small) * Math.random() ** 2,
      phase: Math.random() * 7,
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

  const side = PAINTED * reach * 2;
  const spriteOf = ({ x, y, size, phase }: Mote): Sprite => ({
    ...{ picture, width: side, height: side },
    at: placedAt({ x, y, scale: size / PAINTED, turn: kind === 'petals' ? phase : 0 }),
    opacity: 0.45 + 0.4 * Math.sin(phase * (kind === 'fireflies' ? 2.1 : 1.3)),
  });

  function tick(now: number): void {
    request = 0;
    if (still()) return;
    request = requestAnimationFrame(tick);
    if (now - last < frameMs) return;
    step(Math.min(0.1, (now - last) / 1_000));
    last = now;
    sprites.show(motes.map(spriteOf));
  }

  return {
    element: sprites.element,
    resize(nextWidth, nextHeight) {
      [width, height] = [nextWidth, nextHeight];
      sprites.resize({ width, height });
      const count = Math.round(habit.count * Math.min(1.6, Math.max(0.5, (width * height) / 1e6)));
      motes = Array.from({ length: count }, mote);
      sprites.show(motes.map(spriteOf));
      if (!still() && request === 0) request = requestAnimationFrame(tick);
    },
    rest: (rests) => void (frameMs = rests ? FRAME_MS.resting : FRAME_MS.moving),
    dispose() {
      cancelAnimationFrame(request);
      sprites.dispose();
    },
  };
}

/** @param reach from its middle to the picture's edge, in parts of its size */
const paintMote = (kind: Particles, colour: string, reach: number): HTMLCanvasElement =>
  picture2d(PAINTED * reach * 2, PAINTED * reach * 2, 1, (ctx) => {
    ctx.translate(PAINTED * reach, PAINTED * reach);
    ctx.fillStyle = colour;
    if (SHINE.has(kind)) paintHalo(ctx, colour);
    ctx.beginPath();
    if (kind === 'petals') ctx.ellipse(0, 0, PAINTED * PETAL, PAINTED * 0.8, 0, 0, 7);
    else ctx.arc(0, 0, PAINTED, 0, 7);
    if (kind === 'bubbles') {
      ctx.strokeStyle = colour;
      ctx.lineWidth = 2;
      ctx.stroke();
      ctx.fillStyle = withAlpha(colour, 0.16);
    }
    ctx.fill();
  });

function paintHalo(ctx: CanvasRenderingContext2D, colour: string): void {
  const far = PAINTED * HALO;
  const light = ctx.createRadialGradient(0, 0, 0, 0, 0, far);
  light.addColorStop(0, withAlpha(colour, 0.5));
  light.addColorStop(1, withAlpha(colour, 0));
  ctx.save();
  ctx.fillStyle = light;
  ctx.fillRect(-far, -far, far * 2, far * 2);
  ctx.restore();
}

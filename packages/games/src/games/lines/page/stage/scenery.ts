import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import type { Horizon, Scene, Theme } from '../art/theme.ts';
import { createStill } from '../../../../page/kit.ts';
import { h } from './dom.ts';
import { horizonPath, seeded } from './horizon.ts';
import { createParticles, type ParticleField } from './particles.ts';

export interface Scenery {
  readonly element: HTMLElement;
  /** The bonus is another hour of the same place. */
  setMood(mood: 'base' | 'bonus'): void;
  /**
   * The ridges stand, and what floats moves less often; or all is as before. A slow drift is not seen beside what is fast, and
   * costs a frame as much: the whole screen is put together anew for it.
   */
  rest(rests: boolean): void;
  dispose(): void;
}

/** How far a ridge's highest point may be above its height: a layer is no taller than what is seen of it. */
const PEAKS = 1.2;
/** Layers are painted wider than the screen by this share, to have room to drift. */
const OVERSCAN = 0.06;
const DRIFT_MS = 46_000;

/** The place behind the reels: a sky and ridges that drift at the pace of their distance, and what floats in it. */
export function createScenery(theme: Theme, still: () => boolean): Scenery {
  const { scene } = theme;
  const sky = { paint: paintSky, share: 1 };
  const ridges = scene.ridges.map(({ height }, n) => ({
    paint: ridgePainter(n),
    share: Math.min(1, height * PEAKS),
  }));
  const layers = [sky, ...ridges].map(({ paint, share }, depth) => {
    const canvas = h('canvas');
    const still = createStill(canvas);
    const box = h('div', { class: 'scenery-layer' }, still.element);
    box.style.height = `${share * 100}%`;
    return { canvas, still, box, paint, depth };
  });
  const particles: ParticleField = createParticles(scene, still);
  const veil = h('div', { class: 'scenery-veil' });
  const element = h(
    'div',
    { class: 'scenery', 'aria-hidden': 'true', 'data-mood': 'base' },
    ...layers.map(({ box }) => box),
    particles.element,
    veil,
  );

  function resize(): void {
    const { clientWidth: width, clientHeight: height } = element;
    if (width === 0 || height === 0) return;
    for (const { canvas, box, still, paint } of layers) {
      canvas.width = Math.round(width * (1 + OVERSCAN * 2));
      canvas.height = Math.max(1, box.clientHeight);
      const ctx = canvas.getContext('2d')!;
      ctx.translate(0, canvas.height - height);
      paint(ctx, canvas.width, height, scene);
      still.drawn();
    }
    particles.resize(width, height);
  }
  const observer = new ResizeObserver(resize);
  observer.observe(element);

  const drifts = still() ? [] : layers.slice(1).map(({ box, depth }) => drift(box, depth, layers.length));

  return {
    element,
    setMood: (mood) => void (element.dataset.mood = mood),
    rest(rests) {
      for (const one of drifts) one[rests ? 'pause' : 'play']();
      particles.rest(rests);
    },
    dispose() {
      observer.disconnect();
      for (const { still } of layers) still.dispose();
      particles.dispose();
    },
  };
}

function drift(box: HTMLElement, depth: number, depths: number): Animation {
  const reach = (OVERSCAN * 100 * depth) / depths / (1 + OVERSCAN * 2);
  return box.animate([{ transform: `translateX(${-reach}%)` }, { transform: `translateX(${reach}%)` }], {
    duration: DRIFT_MS / depth,
    iterations: Infinity,
    direction: 'alternate',
    easing: 'ease-in-out',
  });
}

/** Horizons whose edge may catch the light; the others are many shapes that overlap. */
const ONE_PIECE: ReadonlySet<Horizon> = new Set(['waves', 'peaks', 'dunes', 'craters']);

type Painter = (ctx: CanvasRenderingContext2D, width: number, height: number, scene: Scene) => void;

const paintSky: Painter = (ctx, width, height, { sky, light, aurora }) => {
  const down = ctx.createLinearGradient(0, 0, 0, height);
  sky.forEach((colour, n) => down.addColorStop(n / 2, colour));
  ctx.fillStyle = down;
  ctx.fillRect(0, 0, width, height);
  paintStars(ctx, width, height * 0.7);
  if (aurora) paintAurora(ctx, width, height, aurora);
  const short = Math.min(width, height);
  const [x, y, radius] = [light.x * width, light.y * height, light.radius * short];
  const halo = ctx.createRadialGradient(
    x,
    y,
    light.disc ? radius * 0.6 : 0,
    x,
    y,
    light.disc ? radius * 5 : radius * 1.6,
  );
  halo.addColorStop(0, withAlpha(light.colour, light.disc ? 0.5 : 0.6));
  halo.addColorStop(0.4, withAlpha(light.colour, 0.14));
  halo.addColorStop(1, withAlpha(light.colour, 0));
  ctx.fillStyle = halo;
  ctx.fillRect(0, 0, width, height);
  if (light.disc) {
    const disc = ctx.createRadialGradient(x - radius * 0.3, y - radius * 0.4, 0, x, y, radius);
    disc.addColorStop(0, '#ffffff');
    disc.addColorStop(0.6, light.colour);
    disc.addColorStop(1, mix(light.colour, sky[1], 0.35));
    ctx.fillStyle = disc;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
    ctx.fill();
  } else paintRays(ctx, x, y, width, height, light.colour);
};

function paintStars(ctx: CanvasRenderingContext2D, width: number, height: number): void {
  const random = seeded(11);
  ctx.fillStyle = '#ffffff';
  for (let n = 0; n < 90; n += 1) {
    ctx.globalAlpha = 0.08 + random() * 0.34;
    const size = 0.5 + random() * 1.1;
    ctx.fillRect(random() * width, random() * height, size, size);
  }
  ctx.globalAlpha = 1;
}

/** Paints something soft: small, and drawn large. A canvas blur would be paid for with every stroke. */
function soften(
  ctx: CanvasRenderingContext2D,
  width: number,
  height: number,
  shrink: number,
  paint: (small: CanvasRenderingContext2D) => void,
): void {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width / shrink);
  canvas.height = Math.ceil(height / shrink);
  const small = canvas.getContext('2d')!;
  small.scale(1 / shrink, 1 / shrink);
  small.globalCompositeOperation = 'lighter';
  paint(small);
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(canvas, 0, 0, width, height);
  ctx.restore();
}

function paintAurora(
  ctx: CanvasRenderingContext2D,
  width: number,
  height: number,
  colours: readonly string[],
): void {
  soften(ctx, width, height, 16, (small) =>
    colours.forEach((colour, n) => {
      const random = seeded(40 + n);
      const base = height * (0.2 + n * 0.1);
      for (let x = -20; x < width + 20; x += 12) {
        const sway =
          Math.sin(x / (width * 0.13) + n * 2.2) * height * 0.07 +
          Math.sin(x / (width * 0.05) + n) * height * 0.02;
        const tall = height * (0.18 + 0.12 * random());
        const curtain = small.createLinearGradient(0, base + sway - tall, 0, base + sway + tall * 0.4);
        curtain.addColorStop(0, withAlpha(colour, 0));
        curtain.addColorStop(0.7, withAlpha(colour, 0.34));
        curtain.addColorStop(1, withAlpha(colour, 0));
        small.fillStyle = curtain;
        small.fillRect(x, base + sway - tall, 13, tall * 1.4);
      }
    }),
  );
}

function paintRays(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  const far = Math.max(width, height);
  const random = seeded(5);
  soften(ctx, width, height, 10, (small) => {
    for (let n = 0; n < 9; n += 1) {
      const angle = Math.PI / 2 + (n - 4) * 0.21 + (random() - 0.5) * 0.12;
      const spread = 0.025 + random() * 0.04;
      const ray = small.createRadialGradient(x, y, 0, x, y, far * 0.85);
      ray.addColorStop(0, withAlpha(colour, 0.22));
      ray.addColorStop(1, withAlpha(colour, 0));
      small.fillStyle = ray;
      small.beginPath();
      small.moveTo(x, y);
      small.lineTo(x + Math.cos(angle - spread) * far, y + Math.sin(angle - spread) * far);
      small.lineTo(x + Math.cos(angle + spread) * far, y + Math.sin(angle + spread) * far);
      small.fill();
    }
  });
}

function ridgePainter(n: number): Painter {
  return (ctx, width, height, { ridges, light, sky }) => {
    const { form, colour, height: share } = ridges[n]!;
    const tall = height * share;
    const path = horizonPath(form, width, tall, height, 31 + n * 17);
    const fill = ctx.createLinearGradient(0, height - tall, 0, height);
    fill.addColorStop(0, mix(colour, light.colour, 0.2 - n * 0.05));
    fill.addColorStop(0.55, colour);
    fill.addColorStop(1, mix(colour, sky[1], 0.3));
    ctx.fillStyle = fill;
    ctx.fill(path);
    if (ONE_PIECE.has(form)) {
      ctx.strokeStyle = withAlpha(mix(colour, light.colour, 0.7), 0.28);
      ctx.lineWidth = 1.4;
      ctx.stroke(path);
    }
    // Mist at the foot sets the next ridge off.
    const mist = ctx.createLinearGradient(0, height - tall * 0.5, 0, height);
    mist.addColorStop(0, withAlpha(sky[1], 0));
    mist.addColorStop(1, withAlpha(mix(sky[1], light.colour, 0.25), 0.4));
    ctx.fillStyle = mist;
    ctx.fillRect(0, height - tall * 0.5, width, tall * 0.5);
  };
}

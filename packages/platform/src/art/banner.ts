import { banners, promotions } from './banner.specs.ts';
import type { BannerName, PromotionName, SceneSpec } from './banner.specs.ts';
import { poseHero } from './composition.ts';
import { picture } from './cover.ts';
import { createCanvas } from './kit/canvas.ts';
import type { Canvas } from './kit/canvas.ts';
import { lights } from './kit/light.ts';
import { box } from './kit/path.ts';
import { createRandom } from './kit/random.ts';
import { motifs } from './motifs/motifs.ts';
import { roles } from './motifs/roles.ts';
import { inkOf } from './palettes.ts';
import { scenes } from './scenes/scenes.ts';
import type { Stage } from './scenes/stage.ts';

interface Proportions {
  width: number;
  height: number;
  pixels: number;
  /** Where the hero and its two guests stand. */
  hero: { x: number; y: number; scale: number };
  guests: readonly { x: number; y: number; scale: number; turn: number }[];
  /** Where the dark side that carries the page's words lies. */
  quiet: 'left' | 'below' | 'none';
}

const proportions = {
  desktop: {
    width: 840,
    height: 280,
    pixels: 2,
    hero: { x: 606, y: 138, scale: 1.16 },
    guests: [
      { x: 462, y: 182, scale: 0.66, turn: -10 },
      { x: 748, y: 176, scale: 0.7, turn: 10 },
    ],
    quiet: 'left',
  },
  phone: {
    width: 390,
    height: 260,
    pixels: 2,
    hero: { x: 250, y: 112, scale: 0.92 },
    guests: [
      { x: 138, y: 134, scale: 0.5, turn: -10 },
      { x: 348, y: 142, scale: 0.54, turn: 12 },
    ],
    quiet: 'below',
  },
  promotion: {
    width: 480,
    height: 270,
    pixels: 2,
    hero: { x: 268, y: 132, scale: 1.02 },
    guests: [
      { x: 106, y: 168, scale: 0.62, turn: -10 },
      { x: 408, y: 166, scale: 0.64, turn: 10 },
    ],
    quiet: 'none',
  },
} as const satisfies Record<string, Proportions>;

export type BannerCrop = 'desktop' | 'phone';

function quietSide(canvas: Canvas, { width, height, quiet }: Proportions): string {
  const dark = canvas.ink.night.deep;
  if (quiet === 'none') return '';
  if (quiet === 'left') {
    const side = canvas.linear(
      [
        [0, dark, 0.94],
        [0.32, dark, 0.72],
        [0.6, dark, 0],
      ],
      [0, 0.5],
      [1, 0.5],
    );
    return canvas.flat(box(0, 0, width, height), side);
  }
  return canvas.flat(
    box(0, height * 0.4, width, height * 0.6),
    canvas.linear(
      [
        [0, dark, 0],
        [0.7, dark, 0.86],
        [1, dark, 0.96],
      ],
      [0, 0],
      [0, 1],
    ),
  );
}

function renderScene(name: string, spec: SceneSpec, frame: Proportions): string {
  const { width, height, pixels, hero, guests } = frame;
  const canvas = createCanvas(inkOf(spec.palette), lights[spec.light], createRandom(name));
  const [sx, sy] = canvas.light.source;
  const stage: Stage = {
    canvas,
    width,
    height,
    horizon: height * 0.56,
    nearEdge: height * 0.94,
    source: [hero.x + (sx - 0.5) * 220, sy * height],
  };
  const planes = scenes[spec.scene](stage);
  const company = spec.guests.slice(0, guests.length).map((motif, i) => {
    const spot = guests[i] ?? { x: 0, y: 0, scale: 1, turn: 0 };
    return poseHero(
      stage,
      motifs[motif],
      spot,
      spot.turn < 0 ? 'leanLeft' : 'leanRight',
      'none',
      roles[motif].stands,
    );
  });
  const figure = poseHero(
    stage,
    motifs[spec.motif],
    hero,
    spec.composition,
    spec.halo,
    roles[spec.motif].stands,
  );
  const edge = canvas.radial(
    [
      [0, '#000000', 0],
      [0.66, '#000000', 0],
      [1, '#000000', 0.5],
    ],
    [0.5, 0.46],
    0.74,
  );
  return picture(
    canvas,
    width,
    height,
    pixels,
    planes.far,
    planes.mid,
    ...company,
    figure,
    planes.near,
    canvas.flat(box(0, 0, width, height), edge),
    quietSide(canvas, frame),
  );
}

/** A lobby banner as SVG, no lettering: `desktop` 1680 by 560 pixels, dark at the left; `phone` 780 by 520, dark below. */
export const renderBanner = (name: BannerName, crop: BannerCrop): string =>
  renderScene(name, banners[name], proportions[crop]);

/** A promotion's picture as SVG, 960 by 540 pixels, no lettering. */
export const renderPromotion = (name: PromotionName): string =>
  renderScene(name, promotions[name], proportions.promotion);

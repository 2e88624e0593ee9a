import type { CoverSpec, Shape } from './cover.types.ts';
import { poseHero } from './composition.ts';
import type { Spot } from './composition.ts';
import { createCanvas, group } from './kit/canvas.ts';
import type { Canvas } from './kit/canvas.ts';
import { lights } from './kit/light.ts';
import { box, n } from './kit/path.ts';
import { createRandom } from './kit/random.ts';
import { layoutTitle } from './lettering/layout.ts';
import type { TitleBox, TitleLayout } from './lettering/layout.ts';
import type { Bounds } from './lettering/warp.ts';
import { contourColour, drawTitle } from './lettering/treatments.ts';
import { drawMark } from './marks.ts';
import { motifs } from './motifs/motifs.ts';
import { roles } from './motifs/roles.ts';
import { inkOf } from './palettes.ts';
import { scenes } from './scenes/scenes.ts';
import type { Stage } from './scenes/stage.ts';

/** Pixels per picture unit at the size covers are rendered at, the larger of the two that are served. */
export const COVER_PIXELS_PER_UNIT = 2;

interface Frame {
  width: number;
  height: number;
  horizon: number;
  nearEdge: number;
  hero: Spot;
  title: TitleBox;
  mark: { x: number; y: number; size: number };
}

/** The two shapes' proportions, in picture units. A wide cover reads from left to right: lettering, then hero. */
export const frames: Record<Shape, Frame> = {
  portrait: {
    width: 300,
    height: 400,
    horizon: 210,
    nearEdge: 330,
    hero: { x: 150, y: 152, scale: 1.12 },
    title: { x: 20, bottom: 380, width: 260, maxHeight: 104, align: 'middle' },
    mark: { x: 10, y: 10, size: 24 },
  },
  wide: {
    width: 480,
    height: 270,
    horizon: 150,
    nearEdge: 252,
    hero: { x: 350, y: 133, scale: 1.16 },
    title: { x: 22, bottom: 244, width: 212, maxHeight: 142, align: 'start' },
    mark: { x: 12, y: 12, size: 24 },
  },
};

/** Share of the scrim's colour over the art where the title stands. */
export const SCRIM_STRENGTH = 0.8;

export function scrim(canvas: Canvas, shape: Shape, bounds: Bounds): string {
  const { width, height } = frames[shape];
  const top = bounds.y;
  const dark = contourColour(canvas.ink);
  const full = SCRIM_STRENGTH;
  if (shape === 'wide') {
    const side = canvas.linear(
      [
        [0, dark, 0.62],
        [0.42, dark, 0.56],
        [0.68, dark, 0],
      ],
      [0, 0.5],
      [1, 0.5],
    );
    const reach = 12;
    const plate = box(bounds.x - reach, top - reach, bounds.width + 2 * reach, bounds.height + 2 * reach, 20);
    return (
      canvas.flat(box(0, 0, width, height), side) + group(canvas.blur(11), canvas.flat(plate, dark, 0.78))
    );
  }
  const start = top - 62;
  const solid = (top - start) / (height - start);
  const fade = canvas.linear(
    [
      [0, dark, 0],
      [solid * 0.55, dark, full * 0.5],
      [solid, dark, full],
      [1, dark, 0.96],
    ],
    [0, 0],
    [0, 1],
  );
  return canvas.flat(box(0, start, width, height - start), fade);
}

function vignette(canvas: Canvas, width: number, height: number): string {
  const edge = canvas.radial(
    [
      [0, '#000000', 0],
      [0.62, '#000000', 0],
      [1, '#000000', 0.55],
    ],
    [0.5, 0.44],
    0.74,
  );
  return canvas.flat(box(0, 0, width, height), edge);
}

/** Wrap drawn planes as a standalone picture. */
export function picture(
  canvas: Canvas,
  width: number,
  height: number,
  pixels: number,
  ...layers: string[]
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width * pixels)}" height="${n(height * pixels)}">` +
    `<defs>${canvas.definitions()}</defs>${layers.join('')}</svg>`
  );
}

/** Draw everything but the lettering: what the scrim has to make readable. */
export function drawArt(
  canvas: Canvas,
  spec: Omit<CoverSpec, 'title' | 'provider' | 'lettering' | 'treatment' | 'warp' | 'setting' | 'seed'>,
): string {
  const { width, height, horizon, nearEdge, hero } = frames[spec.shape];
  const [sx, sy] = canvas.light.source;
  const stage: Stage = { canvas, width, height, horizon, nearEdge, source: [sx * width, sy * height] };
  const planes = scenes[spec.scene](stage);
  const figure = poseHero(
    stage,
    motifs[spec.motif],
    hero,
    spec.composition,
    spec.halo,
    roles[spec.motif].stands,
  );
  return planes.far + planes.mid + figure + planes.near + vignette(canvas, width, height);
}

/** Returns the canvas of a cover's palette, light and seed. */
export const canvasOf = (spec: CoverSpec): Canvas =>
  createCanvas(inkOf(spec.palette), lights[spec.light], createRandom(spec.seed));

/** Returns where a cover's title is, in picture units. */
export const layoutOf = (spec: CoverSpec): TitleLayout =>
  layoutTitle(spec.title, spec.lettering, frames[spec.shape].title, spec.setting, spec.warp);

/**
 * A game's cover as a standalone SVG, 600 by 800 or 960 by 540 pixels. Pure: the same spec gives the same bytes;
 * lettering is outlines, so neither fonts nor network are needed to render it.
 */
export function renderCover(spec: CoverSpec): string {
  const { width, height, mark } = frames[spec.shape];
  const canvas = canvasOf(spec);
  const layout = layoutOf(spec);
  return picture(
    canvas,
    width,
    height,
    COVER_PIXELS_PER_UNIT,
    drawArt(canvas, spec),
    scrim(canvas, spec.shape, layout.bounds),
    drawTitle(canvas, layout, spec.treatment),
    drawMark(canvas, spec.provider.mark, mark.x, mark.y, mark.size),
  );
}

import type { World } from '../../../../page/kit.ts';
import { picture2d } from '../../../../page/slots/pictures.ts';
import type { Cut } from '../art/cut.ts';
import type { Puppet } from '../art/puppets.ts';

/** What is painted once and only moved in each frame. */
export interface Picture {
  readonly canvas: HTMLCanvasElement;
  /** The box that it fills, in a puppet's units. */
  readonly box: Box;
}
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const BODY: Box = { x: -112, y: -226, width: 236, height: 236 };
const ARM: Box = { x: -30, y: -66, width: 160, height: 132 };

/** A puppet's parts: as paper and foil, and as the bright shape that it is when a blow lights it. */
export interface PaintedPuppet {
  readonly body: Picture;
  readonly arm: Picture;
  readonly litBody: Picture;
  readonly litArm: Picture;
  /** The foil's light on the screen behind it. */
  readonly glow: HTMLCanvasElement;
}

/** What puppets stand on and are moved by; the same for all of them. */
export interface PaintedFloor {
  readonly rod: HTMLCanvasElement;
  /** A ring of light at the feet of whom the player backs. */
  readonly backing: HTMLCanvasElement;
}

/** @param pixels of a puppet's unit, in the device's */
export function paintPuppet({ body, arm, foil }: Puppet, { glass }: World, pixels: number): PaintedPuppet {
  return {
    body: paint(body, BODY, pixels, glass, foil),
    arm: paint(arm, ARM, pixels, glass, foil),
    litBody: paint(body, BODY, pixels, foil[1], ['#ffffff', '#ffffff']),
    litArm: paint(arm, ARM, pixels, foil[1], ['#ffffff', '#ffffff']),
    glow: paintGlow(foil[1]),
  };
}

function paint(cuts: readonly Cut[], box: Box, pixels: number, dark: string, foil: Puppet['foil']): Picture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(box.width * pixels);
  canvas.height = Math.ceil(box.height * pixels);
  const ctx = canvas.getContext('2d')!;
  ctx.scale(pixels, pixels);
  ctx.translate(-box.x, -box.y);
  const shapes = cuts.map(({ kind, d }) => ({ kind, path: new Path2D(d) }));
  for (const { kind, path } of shapes) {
    ctx.globalCompositeOperation = kind === 'paper' ? 'source-over' : 'destination-out';
    ctx.fillStyle = dark;
    ctx.fill(path);
  }
  ctx.globalCompositeOperation = 'destination-over';
  const film = ctx.createLinearGradient(0, box.y, 0, box.y + box.height);
  film.addColorStop(0, foil[1]);
  film.addColorStop(1, foil[0]);
  ctx.fillStyle = film;
  for (const { kind, path } of shapes) if (kind === 'hole') ctx.fill(path);
  // Light of the lantern around the edge.
  ctx.lineWidth = 4;
  ctx.strokeStyle = `${foil[1]}b0`;
  for (const { kind, path } of shapes) if (kind === 'paper') ctx.stroke(path);
  return { canvas, box };
}

const GLOW = 128;

function paintGlow(colour: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = GLOW;
  const ctx = canvas.getContext('2d')!;
  const light = ctx.createRadialGradient(GLOW / 2, GLOW / 2, 0, GLOW / 2, GLOW / 2, GLOW / 2);
  light.addColorStop(0, `${colour}c0`);
  light.addColorStop(0.5, `${colour}48`);
  light.addColorStop(1, `${colour}00`);
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, GLOW, GLOW);
  return canvas;
}

/** In parts of a puppet's height: what its backing takes. */
export const BACKING = { width: 0.96, height: 0.24 } as const;
const RINGS = [
  [1, 'ff'],
  [1.22, '60'],
] as const;

/** @param tall a puppet's height in CSS pixels */
export function paintFloor({ glass }: World, tall: number, ratio: number): PaintedFloor {
  const [width, height] = [tall * BACKING.width, tall * BACKING.height];
  return {
    rod: picture2d(1, 1, 1, (ctx) => {
      ctx.fillStyle = glass;
      ctx.fillRect(0, 0, 1, 1);
    }),
    backing: picture2d(width, height, ratio, (ctx) => {
      ctx.lineWidth = 3;
      for (const [share, alpha] of RINGS) {
        ctx.strokeStyle = `#ffb020${alpha}`;
        ctx.beginPath();
        ctx.ellipse(width / 2, height / 2, tall * 0.36 * share, tall * 0.07 * share, 0, 0, Math.PI * 2);
        ctx.stroke();
      }
    }),
  };
}

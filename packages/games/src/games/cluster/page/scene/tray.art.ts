import type { SpriteArt } from '../../../../page/kit.ts';
import { withAlpha } from '../../../../page/slots/colour.ts';

/** Threads of light between marbles that touch. */
export interface Threads {
  /** From one middle to the other, CSS pixels of the layer. */
  readonly lines: readonly (readonly [fromX: number, fromY: number, toX: number, toY: number])[];
  /** Side of a marble's square. */
  readonly cell: number;
  readonly light: string;
  /** 0 to 1. */
  readonly strength: number;
}

/** Their width in parts of a cell, and how strong they are. */
const STROKES = [
  [0.98, 0.2],
  [0.5, 0.4],
] as const;

/** The threads lie below the marbles. */
export const TRAY_ART: SpriteArt<never, Threads> = {
  under(ctx, { lines, cell, light, strength }) {
    ctx.beginPath();
    for (const [fromX, fromY, toX, toY] of lines) {
      ctx.moveTo(fromX, fromY);
      ctx.lineTo(toX, toY);
    }
    ctx.globalAlpha = strength;
    ctx.lineCap = 'round';
    for (const [width, alpha] of STROKES) {
      ctx.lineWidth = cell * width;
      ctx.strokeStyle = withAlpha(light, alpha);
      ctx.stroke();
    }
  },
};

import { SYMBOLS, type SlotSymbol } from '../../rules/symbols.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import { boldFace } from './face.ts';
import { createPen } from './pen.ts';
import { tile } from './shapes.ts';
import type { Theme } from './theme.ts';

/** One symbol, ready to be drawn: sharp, and as it looks when the reel runs. */
export interface SymbolPicture {
  readonly still: HTMLCanvasElement;
  readonly moving: HTMLCanvasElement;
}
export type SymbolPictures = Readonly<Record<SlotSymbol, SymbolPicture>>;

/** What is written on the wild and the scatter, in the player's language. */
export interface SymbolWords {
  readonly wild: string;
  readonly scatter: string;
}

/** How far speed pulls a symbol out, as a share of its height, and in how many steps. */
const SMEAR_REACH = 0.42;
const SMEAR_STEPS = 22;

/** Draws every symbol of a theme once, `size` device pixels square. */
export function paintSymbols(theme: Theme, size: number, words: SymbolWords): SymbolPictures {
  const entries = SYMBOLS.map((symbol) => {
    const still = drawSymbol(theme, symbol, size, words);
    return [symbol, { still, moving: smear(still) }] as const;
  });
  return Object.fromEntries(entries) as unknown as SymbolPictures;
}

/** One symbol on a canvas of its own; the pays table shows these, too. */
export function drawSymbol(
  theme: Theme,
  symbol: SlotSymbol,
  size: number,
  words: SymbolWords,
): HTMLCanvasElement {
  const [canvas, ctx] = square(size);
  const pen = createPen(ctx, size * scaleOf(symbol));
  ctx.scale(size / 100, size / 100);
  if (symbol === 'wild' || symbol === 'scatter') {
    const hue = symbol === 'wild' ? '#ffb020' : theme.accent;
    lightTile(ctx, hue, 0.62);
    at(ctx, scaleOf(symbol), -7, () => (symbol === 'wild' ? theme.wild(pen) : theme.scatter(pen)));
    ribbon(ctx, hue, words[symbol]);
    return canvas;
  }
  const rank = Number(symbol.slice(-1)) - 1;
  if (symbol.startsWith('high')) {
    lightTile(ctx, theme.highHues[rank]!, 0.3);
    at(ctx, scaleOf(symbol), 0, () => theme.high[rank]!(pen));
  } else {
    at(ctx, scaleOf(symbol), 0, () => theme.low(pen, rank, theme.lowHues[rank]!));
  }
  return canvas;
}

/** The theme's emblem by itself, for where a page has room for a picture. */
export function drawEmblem(theme: Theme, size: number): HTMLCanvasElement {
  const [canvas, ctx] = square(size);
  ctx.scale(size / 100, size / 100);
  const pen = createPen(ctx, size * 0.86);
  pen.glow(50, 50, 50, theme.accent, 0.35);
  at(ctx, 0.86, 0, () => theme.high[0](pen));
  return canvas;
}

function scaleOf(symbol: SlotSymbol): number {
  if (symbol.startsWith('low')) return 0.86;
  return symbol.startsWith('high') ? 0.88 : 0.76;
}

/** Draws smaller about the middle of the square, `lift` units lower. */
function at(ctx: CanvasRenderingContext2D, scale: number, lift: number, draw: () => void): void {
  ctx.save();
  ctx.translate(50, 50 + lift);
  ctx.scale(scale, scale);
  ctx.translate(-50, -50);
  draw();
  ctx.restore();
}

/** A tile of light: what a better symbol stands on. Dark at its edges, so that the symbol is the brightest thing. */
function lightTile(ctx: CanvasRenderingContext2D, hue: string, strength: number): void {
  const path = new Path2D(tile(1, 1, 98, 98, 10, 16));
  const across = ctx.createLinearGradient(10, 0, 60, 100);
  across.addColorStop(0, mix(hue, '#070910', 0.78 - strength * 0.34));
  across.addColorStop(1, mix(hue, '#05060c', 0.93 - strength * 0.1));
  ctx.fillStyle = across;
  ctx.fill(path);
  ctx.save();
  ctx.clip(path);
  ctx.globalCompositeOperation = 'lighter';
  const middle = ctx.createRadialGradient(50, 44, 2, 50, 48, 54);
  middle.addColorStop(0, withAlpha(hue, 0.2 + strength * 0.5));
  middle.addColorStop(0.55, withAlpha(hue, 0.06 + strength * 0.16));
  middle.addColorStop(1, withAlpha(hue, 0));
  ctx.fillStyle = middle;
  ctx.fillRect(0, 0, 100, 100);
  ctx.restore();
  const edge = ctx.createLinearGradient(0, 0, 70, 100);
  edge.addColorStop(0, withAlpha(mix(hue, '#ffffff', 0.5), 0.5 + strength * 0.5));
  edge.addColorStop(0.5, withAlpha(hue, 0.16 + strength * 0.3));
  edge.addColorStop(1, withAlpha(hue, 0.3 + strength * 0.5));
  ctx.strokeStyle = edge;
  ctx.lineWidth = 1.1 + strength;
  ctx.stroke(path);
}

function ribbon(ctx: CanvasRenderingContext2D, hue: string, word: string): void {
  ctx.save();
  const path = new Path2D(tile(9, 73, 82, 19, 5, 7));
  ctx.shadowColor = 'rgba(0,0,0,.5)';
  ctx.shadowBlur = 6;
  ctx.fillStyle = mix(hue, '#07080d', 0.82);
  ctx.fill(path);
  ctx.shadowBlur = 0;
  ctx.strokeStyle = withAlpha(mix(hue, '#ffffff', 0.3), 0.8);
  ctx.lineWidth = 0.9;
  ctx.stroke(path);
  ctx.fillStyle = mix(hue, '#ffffff', 0.72);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.font = boldFace(14);
  ctx.fillText(word, 50, 83.2, 74);
  ctx.restore();
}

/** The same picture as it runs by: the mean of where it is during one moment. */
function smear(still: HTMLCanvasElement): HTMLCanvasElement {
  const size = still.width;
  const [canvas, ctx] = square(size);
  canvas.height = Math.round(size * (1 + SMEAR_REACH));
  ctx.globalCompositeOperation = 'lighter';
  ctx.globalAlpha = 1.06 / SMEAR_STEPS;
  for (let step = 0; step < SMEAR_STEPS; step += 1) {
    ctx.drawImage(still, 0, (step / (SMEAR_STEPS - 1)) * SMEAR_REACH * size);
  }
  return canvas;
}

function square(size: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  return [canvas, canvas.getContext('2d')!];
}

import opentype from 'opentype.js';
import type { Path, PathCommand } from 'opentype.js';
import type { FaceName } from './faces.ts';
import { faces, fontOf } from './faces.ts';
import type { Bounds, WarpName } from './warp.ts';
import { bend } from './warp.ts';

/** `block`: every line fills the width, as on a poster. `even`: all lines in one size. */
export type Setting = 'block' | 'even';

export interface TitleBox {
  /** Left edge, lowest baseline area, and the room there is, in picture units. */
  x: number;
  bottom: number;
  width: number;
  maxHeight: number;
  align: 'start' | 'middle' | 'end';
}

export interface TitleLayout {
  /** Path data of all lines together, bent. */
  d: string;
  /** Where the lettering stands, before outlines. */
  bounds: Bounds;
  /** Cap height of the smallest line, in picture units: outlines scale with it. */
  size: number;
}

interface Line {
  commands: PathCommand[];
  /** Ink box at size 100. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const SAMPLE = 100;
const LINE_GAP = 0.13;
/** A line may be at most this much taller than the smallest, or the title falls apart. */
const MAX_SCALE_RATIO = 1.75;

/** Every way to break `words` into 1–3 lines, in order. */
function breaks(words: readonly string[]): string[][] {
  const all: string[][] = [[words.join(' ')]];
  for (let i = 1; i < words.length; i += 1) {
    all.push([words.slice(0, i).join(' '), words.slice(i).join(' ')]);
    for (let j = i + 1; j < words.length; j += 1) {
      all.push([words.slice(0, i).join(' '), words.slice(i, j).join(' '), words.slice(j).join(' ')]);
    }
  }
  return all;
}

/**
 * One line's outline. Glyph by glyph rather than through the library's own shaping, which refuses fonts that carry
 * contextual substitutions; Latin capitals and small letters need only their kerning.
 */
function outline(text: string, face: FaceName): Path {
  const font = fontOf(face);
  const unit = SAMPLE / font.unitsPerEm;
  const glyphs = [...text].map((character) => font.charToGlyph(character));
  const path = new opentype.Path();
  let x = 0;
  for (const [i, glyph] of glyphs.entries()) {
    const next = glyphs[i + 1];
    path.extend(glyph.getPath(x, 0, SAMPLE));
    x += (glyph.advanceWidth + (next === undefined ? 0 : font.getKerningValue(glyph, next))) * unit;
  }
  return path;
}

function measure(text: string, face: FaceName): Line {
  const spelled = faces[face].capitals ? text.toUpperCase() : text;
  const path = outline(spelled, face);
  const { x1, y1, x2, y2 } = path.getBoundingBox();
  return { commands: path.commands, x: x1, y: y1, width: x2 - x1, height: y2 - y1 };
}

/** Returns how tall a title's longest word is where it fills a width: lettering is at most as large as that. */
export function heightOfLongestWord(title: string, face: FaceName, width: number): number {
  const [longest = ''] = title.split(/\s+/).sort((a, b) => b.length - a.length);
  const line = measure(longest, face);
  return (line.height * width) / line.width;
}

interface Fit {
  lines: { line: Line; scale: number }[];
  width: number;
  height: number;
  /** Larger is better: the ink's area, with a mild liking for few lines. */
  score: number;
}

function fit(texts: readonly string[], face: FaceName, box: TitleBox, setting: Setting): Fit {
  const lines = texts.map((text) => measure(text, face));
  const natural = lines.map((line) => box.width / line.width);
  const smallest = Math.min(...natural);
  const tallest = (box.maxHeight * 0.62) / Math.max(...lines.map((line) => line.height));
  const scales = natural.map((scale) =>
    Math.min(
      setting === 'even' ? smallest : Math.min(scale, smallest * MAX_SCALE_RATIO),
      tallest * (lines.length === 1 ? 1 : 0.86),
    ),
  );
  const heights = lines.map((line, i) => line.height * (scales[i] ?? 1));
  const height =
    heights.reduce((sum, h) => sum + h, 0) + (lines.length - 1) * LINE_GAP * Math.min(...heights);
  const shrink = Math.min(1, box.maxHeight / height);
  const widths = lines.map((line, i) => line.width * (scales[i] ?? 1) * shrink);
  const area = heights.reduce((sum, h, i) => sum + h * shrink * (widths[i] ?? 0), 0);
  return {
    lines: lines.map((line, i) => ({ line, scale: (scales[i] ?? 1) * shrink })),
    width: Math.max(...widths),
    height: height * shrink,
    score: Math.min(...heights) * shrink * 9 + area / 100 - texts.length * 3,
  };
}

function shifted(command: PathCommand, scale: number, dx: number, dy: number): PathCommand {
  const x = (value: number): number => value * scale + dx;
  const y = (value: number): number => value * scale + dy;
  switch (command.type) {
    case 'Z':
      return command;
    case 'M':
    case 'L':
      return { type: command.type, x: x(command.x), y: y(command.y) };
    case 'Q':
      return { type: 'Q', x1: x(command.x1), y1: y(command.y1), x: x(command.x), y: y(command.y) };
    case 'C':
      return {
        type: 'C',
        x1: x(command.x1),
        y1: y(command.y1),
        x2: x(command.x2),
        y2: y(command.y2),
        x: x(command.x),
        y: y(command.y),
      };
  }
}

/** Set a title as large as its box allows: the best of all line breaks, sitting on the box's bottom. */
export function layoutTitle(
  title: string,
  face: FaceName,
  box: TitleBox,
  setting: Setting,
  warp: WarpName,
): TitleLayout {
  const words = title.trim().split(/\s+/);
  const best = breaks(words)
    .map((texts) => fit(texts, face, box, setting))
    .reduce((winner, candidate) => (candidate.score > winner.score ? candidate : winner));

  const spare = box.width - best.width;
  const left = box.x + (box.align === 'start' ? 0 : box.align === 'end' ? spare : spare / 2);
  const top = box.bottom - best.height;
  const share = { start: 0, middle: 0.5, end: 1 }[box.align];
  const heights = best.lines.map(({ line, scale }) => line.height * scale);
  const gap = LINE_GAP * Math.min(...heights);
  let y = top;
  const commands = best.lines.flatMap(({ line, scale }) => {
    const dx = left + (best.width - line.width * scale) * share - line.x * scale;
    const dy = y - line.y * scale;
    y += line.height * scale + gap;
    return line.commands.map((command) => shifted(command, scale, dx, dy));
  });
  const bounds = { x: left, y: top, width: best.width, height: best.height };
  return { d: bend(commands, bounds, warp), bounds, size: Math.min(...heights) };
}

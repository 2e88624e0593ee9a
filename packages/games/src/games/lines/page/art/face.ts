/**
 * The display face, for text on a canvas. Tamil is named because some systems fall back to a supplementary Tamil
 * face that lacks the letters.
 */
const FAMILIES = '"Bricolage Grotesque Variable", "Noto Sans Tamil", system-ui, sans-serif';

/** A `font` for a canvas, `size` in its pixels. */
export function boldFace(size: number): string {
  return `700 ${size}px ${FAMILIES}`;
}

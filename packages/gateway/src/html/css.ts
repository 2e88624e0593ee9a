import { readFileSync } from 'node:fs';

/** Reads a style sheet of this folder for inlining. */
export function readCss(name: 'skeleton.css' | 'upgrade.css'): string {
  return compactCss(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

/** Without comments and line breaks. */
export function compactCss(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/: /g, ':')
    .trim();
}

import { readFileSync } from 'node:fs';

/** Reads a style sheet of this folder for inlining, without comments and line breaks. */
export function readCss(name: 'skeleton.css' | 'upgrade.css'): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/: /g, ':');
}

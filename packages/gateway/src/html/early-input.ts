import { readFileSync } from 'node:fs';
import { inlineScript } from './markup.ts';

/** Without its comment and indents: a page carries it whole. */
const SCRIPT = readFileSync(new URL('early-input.js', import.meta.url), 'utf8')
  .replace(/\/\*.*?\*\//s, '')
  .replace(/\s*\n\s*/g, '');

/** Stands before the markup whose controls it listens to, so that no tap on them comes too early. */
export const EARLY_INPUT = inlineScript(SCRIPT);

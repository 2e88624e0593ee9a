import { sanitise } from './sanitise.ts';
import { BLOCK_TAGS, PART_TAGS, type RichNode } from './tree.ts';

const SEPARATED: ReadonlySet<string> = new Set([...BLOCK_TAGS, ...PART_TAGS, 'br']);
const PART = /^(h[1-6]|[uo]l)$/;

/** Returns what HTML from data says, as one line of text, cut at a word after `maxChars`. */
export function plainText(html: string, maxChars = Infinity): string {
  return toLine(sanitise(html), maxChars);
}

/** Returns what HTML from data says before its first heading or list, as {@link plainText} does; all of it if nothing is before. */
export function openingText(html: string, maxChars = Infinity): string {
  const nodes = sanitise(html);
  const part = nodes.findIndex((node) => typeof node !== 'string' && PART.test(node.tag));
  return (part > 0 && toLine(nodes.slice(0, part), maxChars)) || toLine(nodes, maxChars);
}

function toLine(nodes: readonly RichNode[], maxChars: number): string {
  const line = nodes.map(textOf).join('').replace(/\s+/g, ' ').trim();
  if (line.length <= maxChars) return line;
  const cut = line.slice(0, maxChars);
  const space = cut.lastIndexOf(' ');
  // Several scripts have no spaces between words.
  return `${cut.slice(0, space > maxChars / 2 ? space : maxChars).replace(/[\s.,;:!?…]+$/u, '')}…`;
}

function textOf(node: RichNode): string {
  if (typeof node === 'string') return node;
  const inside = node.children.map(textOf).join('');
  return SEPARATED.has(node.tag) ? ` ${inside} ` : inside;
}

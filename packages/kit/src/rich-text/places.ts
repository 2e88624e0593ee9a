import { BLOCK_TAGS, INLINE_TAGS, type RichTag } from './tree.ts';

const BLOCK: ReadonlySet<string> = new Set(BLOCK_TAGS);
const INLINE: ReadonlySet<string> = new Set(INLINE_TAGS);
/** What a browser closes, or moves out of its parent, when a block begins in it. */
const HOLDS_TEXT_ONLY: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', ...INLINE_TAGS]);
const HOLDS_NO_TEXT: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);

const PARENTS: Partial<Record<RichTag, readonly RichTag[]>> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};

/**
 * Whether a tag may begin inside the open ones. A browser reads server-rendered HTML by these rules, and would
 * build another tree than React has where they are broken.
 * @param open from the outermost to the innermost
 */
export function mayBegin(tag: RichTag, open: readonly RichTag[]): boolean {
  const parent = open.at(-1);
  const parents = PARENTS[tag];
  if (parents) return parent !== undefined && parents.includes(parent);
  if (parent !== undefined && HOLDS_NO_TEXT.has(parent)) return false;
  if (BLOCK.has(tag)) return !open.some((one) => HOLDS_TEXT_ONLY.has(one));
  return INLINE.has(tag) && !(tag === 'a' && open.includes('a'));
}

export function mayHoldText(parent: RichTag | undefined): boolean {
  return parent === undefined || !HOLDS_NO_TEXT.has(parent);
}

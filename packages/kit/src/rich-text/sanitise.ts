import { Parser } from 'htmlparser2';
import { attributesFor, isSwallowed, tagFor } from './allowed.ts';
import { mayBegin, mayHoldText } from './places.ts';
import type { RichElement, RichNode, RichTag } from './tree.ts';

/** Deeper nesting is flattened: it would only exhaust the code that walks the tree. */
const MAX_DEPTH = 24;

interface OpenElement extends RichElement {
  readonly children: RichNode[];
}

/**
 * Reads HTML from an operator's editor and keeps what is on the allow-list; of other tags it keeps the text. No DOM
 * is needed, and no string is ever given to a browser as HTML, so the result is the same on the server.
 */
export function sanitise(html: string): readonly RichNode[] {
  const roots: RichNode[] = [];
  /** What each open tag of the source became: nothing, or one element, or two. */
  const opened: OpenElement[][] = [];
  let swallowing = 0;

  const open = () => opened.flat();
  const append = (node: RichNode) => (open().at(-1)?.children ?? roots).push(node);

  function begin(tag: RichTag, given: Readonly<Record<string, string>>): OpenElement | undefined {
    const tags = open().map((element) => element.tag);
    const attributes = attributesFor(tag, given);
    if (!attributes || tags.length >= MAX_DEPTH || !mayBegin(tag, tags)) return undefined;
    const element: OpenElement = { tag, attributes, children: [] };
    append(element);
    return element;
  }

  const parser = new Parser({
    onopentag(name, given) {
      if (swallowing > 0 || isSwallowed(name)) {
        swallowing += 1;
        return;
      }
      const tag = tagFor(name);
      const became: OpenElement[] = [];
      opened.push(became);
      // A browser puts rows that stand in a table itself into a body, and React would then miss it.
      if (tag === 'tr') became.push(...bodyAround(open().at(-1), () => begin('tbody', {})));
      const element = tag && begin(tag, given);
      if (element) became.push(element);
    },
    ontext(text) {
      const parent = open().at(-1);
      if (swallowing === 0 && mayHoldText(parent?.tag)) appendText(parent?.children ?? roots, text);
    },
    onclosetag() {
      if (swallowing > 0) swallowing -= 1;
      else opened.pop();
    },
  });
  parser.end(html);
  return roots;
}

/** The parser gives each entity by itself; together they are one text. */
function appendText(siblings: RichNode[], text: string): void {
  const last = siblings.at(-1);
  if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
  else siblings.push(text);
}

/** For a row directly in a table: the body that its former rows stand in, or a new one. */
function bodyAround(
  parent: OpenElement | undefined,
  newBody: () => OpenElement | undefined,
): readonly OpenElement[] {
  if (parent?.tag !== 'table') return [];
  const last = parent.children.at(-1);
  const body = typeof last === 'object' && last.tag === 'tbody' ? (last as OpenElement) : newBody();
  return body ? [body] : [];
}

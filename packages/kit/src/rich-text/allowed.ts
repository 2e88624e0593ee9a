import { internalPath, readLink } from '@tessera/domain';
import type { RichAttributes, RichTag } from './tree.ts';

/** The wire's tag → the one that is shown. The page has its own `h1`, so headings begin at `h2`. */
const TAGS: Readonly<Record<string, RichTag>> = {
  p: 'p',
  div: 'div',
  section: 'div',
  article: 'div',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  blockquote: 'blockquote',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  hr: 'hr',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tfoot: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
  a: 'a',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  strike: 's',
  del: 's',
  small: 'small',
  sub: 'sub',
  sup: 'sup',
  br: 'br',
  img: 'img',
};

/** Left out with everything in them: their content is not text for a reader. */
const SWALLOWED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'head',
  'title',
  'form',
  'select',
  'textarea',
  'button',
  'video',
  'audio',
  'canvas',
]);

export function isSwallowed(name: string): boolean {
  return SWALLOWED.has(name);
}

export function tagFor(name: string): RichTag | undefined {
  return Object.hasOwn(TAGS, name) ? TAGS[name] : undefined;
}

/** The few attributes that a tag may keep; `undefined` where the tag is nothing without one that it lacks. */
export function attributesFor(
  tag: RichTag,
  given: Readonly<Record<string, string>>,
): RichAttributes | undefined {
  switch (tag) {
    case 'a': {
      const link = readLink(given['href']);
      return link && { link };
    }
    case 'img': {
      // A picture from elsewhere would show that site who reads this.
      const src = internalPath(given['src']);
      return (
        (src && {
          src,
          alt: given['alt'] ?? '',
          width: whole(given['width']),
          height: whole(given['height']),
        }) ||
        undefined
      );
    }
    case 'ol':
      return { start: whole(given['start']) };
    case 'td':
    case 'th':
      return { colSpan: whole(given['colspan']), rowSpan: whole(given['rowspan']) };
    default:
      return {};
  }
}

function whole(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

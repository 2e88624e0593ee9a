import type { Link } from '@tessera/domain';

/** Sanitised rich text: what is not in these types cannot be shown. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: RichTag;
  readonly attributes: RichAttributes;
  readonly children: readonly RichNode[];
}

export interface RichAttributes {
  /** Of `a`: read by `readLink`. */
  readonly link?: Link;
  /** Of `img`: a path of this site. */
  readonly src?: string;
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
  /** Of `ol`. */
  readonly start?: number;
  /** Of table cells. */
  readonly colSpan?: number;
  readonly rowSpan?: number;
}

export const BLOCK_TAGS = ['p', 'div', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'hr', 'table'] as const;
/** Only where their parents are. */
export const PART_TAGS = ['li', 'thead', 'tbody', 'tr', 'th', 'td'] as const;
export const INLINE_TAGS = ['a', 'strong', 'em', 'u', 's', 'small', 'sub', 'sup', 'br', 'img'] as const;

export type RichTag = (typeof BLOCK_TAGS)[number] | (typeof PART_TAGS)[number] | (typeof INLINE_TAGS)[number];

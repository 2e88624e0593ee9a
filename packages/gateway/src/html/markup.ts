import { NONCE_PLACE } from '../security/nonce.ts';

/** A piece of HTML that is safe to send as it is. Made by {@link markup} alone. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | boolean | null | undefined | Markup | readonly Piece[];

/**
 * HTML from a template: what is filled in is escaped unless it is markup itself; `false` and nothing leave no
 * trace. Line breaks and indents of the template are for its readers and are not sent, so break between tags only.
 */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(strings.map((string, index) => withoutBreaks(string) + render(pieces[index])).join(''));
}

function withoutBreaks(string: string): string {
  return string.replace(/\s*\n\s*/g, '');
}

function render(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (Array.isArray(piece)) return piece.map(render).join('');
  return piece === undefined || piece === null || typeof piece === 'boolean' ? '' : escapeHtml(String(piece));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attributes in double or single quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/**
 * A JSON data block. A browser does not run it, so it needs no nonce; `<`, `>` and `&` are written as escapes of
 * JSON, so that no value can end the element or begin a comment.
 * @param attribute name of a further one
 */
export function jsonBlock(id: string, value: unknown, attribute = ''): Markup {
  const json = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const type = `type="application/json"${attribute && ` ${attribute}`}`;
  return new Markup(`<script ${type} id="${escapeHtml(id)}">${json}</script>`);
}

/**
 * A sheet of the style engine, which finds it by its key and takes its rules for its own; `data-s` says that it stands
 * where it shall stay.
 */
export function emotionStyle({
  key,
  ids,
  css,
}: {
  readonly key: string;
  readonly ids: readonly string[];
  readonly css: string;
}): Markup {
  const names = escapeHtml([key, ...ids].join(' '));
  return new Markup(
    `<style nonce="${NONCE_PLACE}" data-emotion="${names}" data-s="">${withoutEnd(css)}</style>`,
  );
}

/** A string in a style sheet may hold what would end the element. */
function withoutEnd(css: string): string {
  return css.replace(/<\/(?=style)/gi, '<\\/');
}

/** Our own style sheet, inlined. It is never built from data. */
export function inlineStyle(css: string): Markup {
  return new Markup(`<style nonce="${NONCE_PLACE}">${withoutEnd(css)}</style>`);
}

/** Our own script, inlined. It is never built from data. */
export function inlineScript(script: string): Markup {
  return new Markup(`<script nonce="${NONCE_PLACE}">${script}</script>`);
}

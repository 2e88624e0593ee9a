import type { COMPONENTS } from './components.ts';
import type { DocumentedCallKey } from './documented-calls.ts';
import type { FieldWords } from './schemas.ts';
import written from './words.json' with { type: 'json' };

/**
 * What the docstrings of the definitions say, for people who read the document and not the sources. `words.json` is
 * made of them by `npm run docs -w @tessera/wire`; a test fails when it is no longer what they say.
 */

export interface CallWords {
  readonly says?: string;
  readonly payload?: FieldWords;
  readonly answer?: FieldWords;
  /** Code → when it is answered. */
  readonly codes?: Readonly<Record<string, string>>;
}

export interface EventWords {
  readonly says?: string;
  readonly payload?: FieldWords;
}

export interface Words {
  readonly calls: { readonly [Key in DocumentedCallKey]?: CallWords };
  /** By the name on the wire. */
  readonly events: Readonly<Record<string, EventWords>>;
  readonly components: { readonly [Name in keyof typeof COMPONENTS]?: FieldWords };
}

export const WORDS = written as Words;

/** The first sentence, for a list. */
export const firstSentence = (text: string): string =>
  /^.*?[.:;](?=\s|$)/s.exec(text)?.[0].replace(/[.:;]$/, '') ?? text;

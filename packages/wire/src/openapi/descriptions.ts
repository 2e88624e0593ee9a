import type { COMPONENTS } from './components.ts';
import type { DocumentedCallKey } from './documented-calls.ts';
import type { FieldDescriptions } from './schemas.ts';
import written from './descriptions.json' with { type: 'json' };

/**
 * The docstrings of calls, events and fields, for readers of the documents. `npm run docs -w @tessera/wire` generates
 * the JSON file; a test fails when it is out of date.
 */

export interface CallDescriptions {
  readonly text?: string;
  readonly payload?: FieldDescriptions;
  readonly answer?: FieldDescriptions;
  /** Code → when the call answers it. */
  readonly codes?: Readonly<Record<string, string>>;
}

export interface EventDescriptions {
  readonly text?: string;
  readonly payload?: FieldDescriptions;
}

export interface Descriptions {
  readonly calls: { readonly [Key in DocumentedCallKey]?: CallDescriptions };
  /** By the event's name on the wire. */
  readonly events: Readonly<Record<string, EventDescriptions>>;
  readonly components: { readonly [Name in keyof typeof COMPONENTS]?: FieldDescriptions };
}

export const DESCRIPTIONS = written as Descriptions;

/** Returns the first sentence, for a table. */
export const firstSentence = (text: string): string =>
  /^.*?[.:;](?=\s|$)/s.exec(text)?.[0].replace(/[.:;]$/, '') ?? text;

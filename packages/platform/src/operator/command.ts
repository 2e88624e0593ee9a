import type { Jurisdiction } from '@tessera/domain';
import type { Notice } from '../live/notices.ts';
import type { Transaction } from '../db/serializable.ts';
import type { Given } from './given.ts';

export interface Option {
  readonly type: 'string' | 'boolean';
  /** May be given several times. */
  readonly multiple?: true;
  /** What stands for the value in the help, e.g. `<id>`. */
  readonly value?: string;
  readonly says: string;
  /** A text in several languages, which a file of `--texts` may give. */
  readonly isText?: true;
}

/** What a command does its work with. All of it happens in one transaction: the change, its audit entry, its events. */
export interface Work {
  readonly tx: Transaction;
  readonly now: Date;
  /** Whose law the site follows. */
  readonly jurisdiction: Jurisdiction;
  /** The site's own origin, for addresses that are printed. */
  readonly publicUrl: string;
  /** Writes down what was changed, from what to what. */
  audit(subject: string, before: unknown, after: unknown): Promise<void>;
  /** Tells browsers, once the change is there for them to see. */
  tell(...notices: readonly Notice[]): Promise<void>;
}

export interface Command {
  /** As it is typed, e.g. `banners publish`. */
  readonly name: string;
  readonly says: string;
  readonly options: Readonly<Record<string, Option>>;
  /** It only looks: one consistent state, which nobody who writes waits for. */
  readonly reads?: true;
  /** @returns what was done, in one or more lines */
  run(work: Work, given: Given): Promise<string>;
}

/** How a text is given in several languages. */
export const PER_LANGUAGE = 'once for each language, the one without a language is English';

/** The options that several commands share. */
export const ID: Option = { type: 'string', value: '<id>', says: 'which one' };
export const localText = (says: string): Option => ({
  type: 'string',
  multiple: true,
  isText: true,
  value: '"text" | <language>="text"',
  says: `${says}; ${PER_LANGUAGE}`,
});
export const SWITCH = (says: string): Option => ({ type: 'string', value: 'on | off', says });
export const INSTANT = (says: string): Option => ({ type: 'string', value: 'now | <instant>', says });

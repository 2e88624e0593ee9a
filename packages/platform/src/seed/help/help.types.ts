import type { LocaleCode } from '@tessera/domain';
import type { HelpTopic } from '../pages/pages.types.ts';

/** A help page in each language, in the marks that `pageHtml` reads. */
export type HelpPage = Readonly<Record<LocaleCode, string>>;

/** A part of a help page: its heading, and what is to know. */
export type HelpSection = readonly [heading: string, ...items: readonly string[]];

/** What follows the first paragraph of each short help page, in one language. */
export type HelpTexts = Readonly<Partial<Record<HelpTopic, readonly HelpSection[]>>>;

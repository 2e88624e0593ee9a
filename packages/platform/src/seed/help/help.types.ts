import type { HelpTopic } from '../pages/pages.types.ts';

/** A part of a help page: its heading, and what is to know. */
export type HelpSection = readonly [heading: string, ...items: readonly string[]];

/** What follows the first paragraph of each help page, in one language. */
export type HelpTexts = Readonly<Record<HelpTopic, readonly HelpSection[]>>;

import type { BookRules } from '../../../rules/book-rules.ts';
import { FOOTBALL } from './football.ts';

/** The sports of the book. */
export const VARIANTS: Record<string, BookRules> = { football: FOOTBALL };

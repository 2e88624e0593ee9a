import type { TableRules } from '../../../rules/table-rules.ts';
import { EUROPEAN, FRENCH } from './roulette.ts';

/** The wheels; the first one where a code names none. */
export const VARIANTS: Record<string, TableRules> = { european: EUROPEAN, french: FRENCH };

import type { TableRules } from '../../../rules/table-rules.ts';
import { FIVE } from './five.ts';
import { PICK3 } from './pick3.ts';

/** The draws; the first one where a code names none. */
export const VARIANTS: Record<string, TableRules> = { five: FIVE, pick3: PICK3 };

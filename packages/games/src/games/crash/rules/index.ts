import type { TableRules } from '../../../rules/table-rules.ts';
import { CLASSIC } from './crash.ts';

/** One curve for all. */
export const VARIANTS: Record<string, TableRules> = { classic: CLASSIC };

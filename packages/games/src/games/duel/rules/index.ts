import type { TableRules } from '../../../rules/table-rules.ts';
import { ARENA, BLITZ } from './duel.ts';

/** The long duel and the short one; the first where a code names none. */
export const VARIANTS: Record<string, TableRules> = { arena: ARENA, blitz: BLITZ };

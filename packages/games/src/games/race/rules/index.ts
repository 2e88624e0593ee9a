import type { TableRules } from '../../../rules/table-rules.ts';
import { DERBY, MARATHON, SPRINT } from './race.ts';

/** Six, eight and ten runners; the first one where a code names none. */
export const VARIANTS: Record<string, TableRules> = { sprint: SPRINT, derby: DERBY, marathon: MARATHON };

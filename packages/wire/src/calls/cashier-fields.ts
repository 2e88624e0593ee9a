import * as v from 'valibot';
import * as f from '../fields.ts';

/** Of a list of records: from this instant on, and before that one. */
export const period = { from: v.optional(f.instant), to: v.optional(f.instant) };

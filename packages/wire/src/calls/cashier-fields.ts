import * as v from 'valibot';
import * as f from '../fields.ts';

/** Bounds of a list of records: `from` is included, `to` is not. */
export const period = { from: v.optional(f.instant), to: v.optional(f.instant) };

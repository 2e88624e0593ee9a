import * as v from 'valibot';
import { FIELD_REPORT_LIMITS as MOST, REMOTE_FAILURES, VITALS } from './field-report.ts';

/** Separate from `field-report.ts`, so that only the gateway loads the schema, never a browser. */

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MOST.ms));

/** The part of the page: `shell` or a remote. */
const part = { remote: text(MOST.remote), release: text(MOST.release) };

/** Performance and failures of one page visit. Says nothing about the visitor but the kind of device. */
export const fieldReport = v.object({
  device: v.picklist(['desktop', 'mobile']),
  vitals: v.pipe(
    v.array(
      v.object({
        ...part,
        /** The route's pattern, e.g. `/discount/:id?`, never an address. */
        route: text(MOST.route),
        name: v.picklist(VITALS),
        value: amount,
      }),
    ),
    v.maxLength(MOST.vitals),
  ),
  /**
   * Time from requesting a remote's container until the remote is active. For `shell`: from navigation until the page
   * responds, once per page, so that the shell's failures can be compared with a number of loads.
   */
  loads: v.pipe(v.array(v.object({ ...part, ms: amount })), v.maxLength(MOST.loads)),
  failures: v.pipe(
    v.array(v.object({ ...part, cause: v.picklist(REMOTE_FAILURES) })),
    v.maxLength(MOST.failures),
  ),
});
export type FieldReport = Readonly<v.InferOutput<typeof fieldReport>>;

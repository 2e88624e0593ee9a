import * as v from 'valibot';
import { FIELD_REPORT_LIMITS as MOST, REMOTE_FAILURES, VITALS } from './field-report.ts';

/** In a module of its own: the gateway parses by it, and no browser has to load it. */

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MOST.ms));

/** Which part of the page it is about: `shell`, or a remote. */
const part = { remote: text(MOST.remote), release: text(MOST.release) };

/** What a visit told of itself. Of the visitor there is nothing in it but the kind of device. */
export const fieldReport = v.object({
  device: v.picklist(['desktop', 'mobile']),
  vitals: v.pipe(
    v.array(
      v.object({
        ...part,
        /** The route's pattern, e.g. `/discount/:id?`; never an address. */
        route: text(MOST.route),
        name: v.picklist(VITALS),
        value: amount,
      }),
    ),
    v.maxLength(MOST.vitals),
  ),
  /**
   * From the asking for a container until the remote was active. Of `shell`: from the navigation until the page was
   * alive, once for each page, so that its failures stand beside something.
   */
  loads: v.pipe(v.array(v.object({ ...part, ms: amount })), v.maxLength(MOST.loads)),
  failures: v.pipe(
    v.array(v.object({ ...part, cause: v.picklist(REMOTE_FAILURES) })),
    v.maxLength(MOST.failures),
  ),
});
export type FieldReport = Readonly<v.InferOutput<typeof fieldReport>>;

import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/**
 * Returns the events of this member's own channel after a sequence number. Each event carries its number as `seq`,
 * which increases by one; the acknowledgement of `subscribe` has the newest as its second argument. Call it when a
 * number is missing.
 */
export const liveMissed = defineCall({
  name: 'x.live.missed',
  path: '/x/live/missed',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: v.object({ after: f.count }),
  answer: v.object({
    /** Missed events in order, as the channel sends them. */
    list: v.array(v.object({ seq: f.count, event: f.shortText, payload: v.record(v.string(), v.unknown()) })),
    latest: f.count,
    /** 0: older events were also missed. Load everything that events report again. */
    isComplete: f.flag,
  }),
});

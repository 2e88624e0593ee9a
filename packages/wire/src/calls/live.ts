import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/**
 * What was sent to this member's own channel after the event of a number. Each event of that channel has one, `seq`,
 * in its payload, one higher than the last; the acknowledgement of its `subscribe` brings the newest as the second
 * argument. Whoever finds a gap between the two asks for it.
 */
export const liveMissed = defineCall({
  name: 'x.live.missed',
  path: '/x/live/missed',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object({ after: f.count }),
  answer: v.object({
    /** In the order of their numbers, as they came or would have come over the channel. */
    list: v.array(v.object({ seq: f.count, event: f.shortText, payload: v.record(v.string(), v.unknown()) })),
    latest: f.count,
    /** 0: older ones than these were missed, too. Whatever events tell of must be asked for anew. */
    isComplete: f.flag,
  }),
});

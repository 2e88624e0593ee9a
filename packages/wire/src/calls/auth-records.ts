import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { fromWire } from '../casing.ts';
import { isCallError } from '../errors.ts';
import * as f from '../fields.ts';
import { deviceInfo, sessionStart } from './auth-session.ts';
import { exclusion } from './responsible.ts';

/**
 * Data of a login that is refused although the member has proved who they are: an exclusion (`exclusion`), or an account that the
 * member has closed. The ticket starts a records-only session; without one there is none. A lock after wrong passwords has
 * `lockRefusal` instead.
 */
export const shutRefusal = v.object({
  exclusion: v.nullable(exclusion),
  recordsTicket: v.nullable(f.shortText),
});

/**
 * Starts a records-only session for an excluded or closed member, with the ticket that the refusal of the login carries. It
 * withdraws and shows records; all other calls of members are refused with 403. The ticket works once, for ten minutes.
 */
export const loginRecords = defineCall({
  name: 'x.auth.loginRecords',
  path: '/x/login/records',
  session: 'starts',
  extension: true,
  payload: v.object({ ticket: f.shortText, ...deviceInfo.entries }),
  answer: sessionStart,
  codes: {
    /** The ticket is unknown, was used or has expired. Log in again. */
    '101': 'ticket_invalid',
  },
});

/** Returns what the platform says of an excluded or closed member in the refusal of a login. */
function shutOf(error: unknown): v.InferOutput<typeof shutRefusal> | undefined {
  if (!isCallError(error) || error.failure.kind !== 'refused') return undefined;
  const parsed = v.safeParse(shutRefusal, fromWire(shutRefusal, error.failure.data));
  return parsed.success ? parsed.output : undefined;
}

/** Returns the ticket for a records-only session that a refused login carries. */
export const recordsTicketOf = (error: unknown): string | undefined =>
  shutOf(error)?.recordsTicket ?? undefined;

/** Whether a login was refused because of self-exclusion. The refusal's message then says until when. */
export const isSelfExclusion = (error: unknown): boolean => shutOf(error)?.exclusion != null;

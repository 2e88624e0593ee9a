import type { Wording } from '../text.ts';
import { FIELDS } from './registration.fields.ts';
import type { RegistrationEvent, RegistrationState } from './registration.machine.ts';

/** The wire takes at most this many. */
const MAX_ENTRIES = 20;

/**
 * Notes what went wrong while the form was filled, for the operator (spec §3 `errorTrack`): fields with codes or message ids,
 * never what was typed.
 */
export function tracked(
  before: RegistrationState,
  after: RegistrationState,
  event: RegistrationEvent,
): RegistrationState {
  // Sent again, the request must be the same.
  if (event.type === 'refused' && event.isUnknown) return after;
  const code = 'code' in event ? event.code : undefined;
  const entries = FIELDS.flatMap((field) => {
    const check = after.checks[field];
    const isNew = check.kind === 'bad' && check !== before.checks[field];
    return isNew ? [`${field}: ${code ?? reasonOf(check.wording)}`] : [];
  });
  if (after.agreementError && !before.agreementError) entries.push('agreement: missing');
  if (event.type === 'refused' && !event.field) entries.push(`form: ${code ?? reasonOf(event.wording)}`);
  const fresh = entries.filter((entry) => !after.track.includes(entry));
  return fresh.length > 0 ? { ...after, track: [...after.track, ...fresh].slice(-MAX_ENTRIES) } : after;
}

/** The server's own words may hold what was typed. */
function reasonOf(wording: Wording | undefined): string {
  return wording && 'id' in wording ? wording.id : 'in other words';
}

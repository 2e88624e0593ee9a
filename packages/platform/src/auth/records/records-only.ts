import type { LocaleCode } from '@tessera/domain';
import type { Call } from '@tessera/wire';
import { forbidden, type Refusal } from '../../http/refusal.ts';
import type { Visit } from '../../sessions/sessions.ts';
import { wordsOfRefusal } from '../refusal.texts.ts';

const isRecordsOnly = (visit: Visit | undefined): boolean => visit?.session.scope === 'records';

/** Returns the refusal of a call that a records-only session does not have: everything that is not marked for it. */
export function outsideRecords(
  call: Call,
  visit: Visit | undefined,
  language: LocaleCode,
): Refusal | undefined {
  if (!isRecordsOnly(visit) || call.audience === 'guest' || call.inRecords) return undefined;
  return forbidden(wordsOfRefusal('recordsOnly', language));
}

/** Makes a records-only session a guest in the calls that are for everyone: some of them open games for members. */
export const asGuestOutsideRecords = (call: Call, visit: Visit | undefined): Visit | undefined =>
  isRecordsOnly(visit) && call.audience === 'guest' ? undefined : visit;

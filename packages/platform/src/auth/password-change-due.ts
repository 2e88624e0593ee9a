import type { CallKey } from '@tessera/wire';
import type { LocaleCode } from '@tessera/domain';
import { forbidden, type Refusal } from '../http/refusal.ts';
import type { Visit } from '../sessions/sessions.ts';
import { wordsOfRefusal } from './refusal.texts.ts';

/** Calls that stake money or bring it out of the account. Everything else goes on working for clients that do not ask. */
const WAITING: ReadonlySet<CallKey> = new Set<CallKey>([
  'agentTransfer',
  'bankAccountAdd',
  'play',
  'sportQuickbetUrl',
  'withdrawalCreate',
]);

/** Returns the refusal of a call that waits until the member has chosen a new password (spec §4 First login). */
export function passwordChangeDue(
  key: CallKey,
  visit: Visit | undefined,
  language: LocaleCode,
): Refusal | undefined {
  if (!visit?.member.mustChangePassword || !WAITING.has(key)) return undefined;
  return forbidden(wordsOfRefusal('passwordChangeDue', language));
}

import { lockRefusal, toWire } from '@tessera/wire';
import type { LocaleCode } from '@tessera/domain';
import { Refusal } from '../http/refusal.ts';
import { onSiteClock } from '../site/on-site-clock.ts';
import type { Lock } from './lockout.ts';
import { wordsOfRefusal } from './refusal.texts.ts';

/** Returns a lock as the data of a refusal, in the wire's names. */
export const lockData = ({ door, until }: Lock): unknown =>
  toWire(lockRefusal, { door, until: until.toISOString() });

/** Returns a refusal that says in the player's words until when the door is locked. */
export function lockedInWords<Code extends string>(
  { language, refuse }: { readonly language: LocaleCode; refuse(code: Code): Refusal },
  code: Code,
  lock: Lock,
): Refusal {
  const words = wordsOfRefusal('accountFrozen', language);
  const message = words.replace('{until}', () => onSiteClock(lock.until, language));
  return new Refusal(refuse(code).code, message, { data: lockData(lock) });
}

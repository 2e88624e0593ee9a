import type { DraftsService } from '@tessera/contracts';
import { FIELDS, type RegistrationField, type RegistrationValues } from './registration.fields.ts';

const NAME = 'registration';

/** Kept only in memory: secrets, and codes that expire (decision 034). */
const NEVER_KEPT: ReadonlySet<RegistrationField> = new Set([
  'password',
  'checkPassword',
  'withdrawPassword',
  'phoneVerify',
  'answer',
]);
/** Chosen for the visitor, so they alone are worth no draft. */
const GIVEN: ReadonlySet<RegistrationField> = new Set(['memberCurrency', 'introducer']);

/** Keeps what the tab may keep of the values; nothing where nothing was typed. */
export function keepDraft(drafts: DraftsService | undefined, values: RegistrationValues): void {
  const kept = FIELDS.filter((field) => !NEVER_KEPT.has(field) && values[field] !== '');
  if (kept.every((field) => GIVEN.has(field))) return drafts?.remove(NAME);
  drafts?.set(NAME, JSON.stringify(Object.fromEntries(kept.map((field) => [field, values[field]]))));
}

export function forgetDraft(drafts: DraftsService | undefined): void {
  drafts?.remove(NAME);
}

/** Returns what was kept; a draft of an older form may have other fields. */
export function readDraft(drafts: DraftsService | undefined): Partial<RegistrationValues> {
  const typed = parse(drafts?.get(NAME));
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = typed[field];
      return typeof value === 'string' && !NEVER_KEPT.has(field) ? [[field, value]] : [];
    }),
  );
}

function parse(stored: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(stored ?? '{}')) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

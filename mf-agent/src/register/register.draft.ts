import type { DraftsService } from '@tessera/contracts';
import * as v from 'valibot';
import { CONTACT_KINDS, EMPTY, type ApplicationForm } from './register.rules.ts';

const NAME = 'application';

const draft = v.object({
  contactKind: v.picklist(CONTACT_KINDS),
  contact: v.string(),
  intention: v.string(),
  website: v.string(),
  agentId: v.string(),
});

/** Keeps what is typed over a reload. Shells before contract 1.6 keep nothing. */
export function keepDraft(drafts: DraftsService | undefined, form: ApplicationForm): void {
  drafts?.set(NAME, JSON.stringify(form));
}

export function forgetDraft(drafts: DraftsService | undefined): void {
  drafts?.remove(NAME);
}

/** Returns what was typed before, or an empty form. */
export function readDraft(drafts: DraftsService | undefined): ApplicationForm {
  try {
    return v.parse(draft, JSON.parse(drafts?.get(NAME) ?? ''));
  } catch {
    return EMPTY;
  }
}

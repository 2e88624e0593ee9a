import type { DraftsService } from '@tessera/contracts';
import { profile, type MemberProfile } from '@tessera/wire';
import * as v from 'valibot';
import type { FieldKey } from './profile.fields.ts';

/** What a member has typed: a field that is missing is left as it is, an empty one is removed. */
export type Typed = Partial<Readonly<Record<FieldKey, string>>>;

export interface Draft {
  readonly typed: Typed;
  /** The profile that the member began to edit; its contacts are masked. */
  readonly base: MemberProfile;
}

/** In the tab's drafts. */
const NAME = 'profile';
const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ typed: v.record(v.string(), v.string()), base: profile.answer }),
);

/**
 * Drafts by member, in this document's memory: the shell's drafts end with the session, and a session that ends in the
 * middle of the form loses nothing. Neither passwords nor codes are part of a draft.
 */
const memory = new Map<number, Draft>();

/** Returns what the member typed before the session ended, or before a reload. */
export function draftOf(drafts: DraftsService | undefined, memberId: number): Draft | undefined {
  const known = memory.get(memberId);
  if (known) return known;
  const kept = v.safeParse(stored, drafts?.get(NAME));
  return kept.success && kept.output.base.id === memberId ? kept.output : undefined;
}

export function keepDraft(drafts: DraftsService | undefined, memberId: number, draft: Draft): void {
  memory.set(memberId, draft);
  drafts?.set(NAME, JSON.stringify(draft));
}

export function dropDraft(drafts: DraftsService | undefined, memberId: number): void {
  memory.delete(memberId);
  drafts?.remove(NAME);
}

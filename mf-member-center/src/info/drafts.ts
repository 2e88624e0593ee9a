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

/** Returns what the member typed before a session ended, or before a reload: neither passwords nor codes. */
export function draftOf(drafts: DraftsService | undefined, memberId: number): Draft | undefined {
  const kept = v.safeParse(stored, drafts?.get(NAME));
  return kept.success && kept.output.base.id === memberId ? kept.output : undefined;
}

export const keepDraft = (drafts: DraftsService | undefined, draft: Draft): void =>
  drafts?.set(NAME, JSON.stringify(draft));

export const dropDraft = (drafts: DraftsService | undefined): void => drafts?.remove(NAME);

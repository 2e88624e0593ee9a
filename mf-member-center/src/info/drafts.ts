import type { MemberProfile } from '@tessera/wire';
import type { FieldKey } from './profile.fields.ts';

/** What a member has typed: a field that is missing is left as it is, an empty one is removed. */
export type Typed = Partial<Readonly<Record<FieldKey, string>>>;

export interface Draft {
  readonly typed: Typed;
  /** The profile that the member began to edit. */
  readonly base: MemberProfile;
}

/**
 * Drafts by member, in this document's memory: a session that ends in the middle of the form loses nothing. Neither
 * passwords nor codes are part of them.
 */
const drafts = new Map<number, Draft>();

export const draftOf = (memberId: number): Draft | undefined => drafts.get(memberId);
export const keepDraft = (memberId: number, draft: Draft): void => void drafts.set(memberId, draft);
export const dropDraft = (memberId: number): void => void drafts.delete(memberId);

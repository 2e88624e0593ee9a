import type { DraftsService } from '@tessera/contracts';
import type { TransferMode } from '@tessera/wire';
import { useEffect } from 'react';
import * as v from 'valibot';

/** What the tab keeps of a login over Back and a reload: names and addresses, never a password or a proof (decision 034). */
const LOGIN_DRAFT = 'login';
const TRANSFER_DRAFT = 'transfer';

type Drafts = DraftsService | undefined;

export const typedAccount = (drafts: Drafts): string => drafts?.get(LOGIN_DRAFT) ?? '';

/** Keeps the account's name as it is typed. */
export function useAccountDraft(drafts: Drafts, account: string): void {
  useEffect(() => {
    if (account === '') drafts?.remove(LOGIN_DRAFT);
    else drafts?.set(LOGIN_DRAFT, account);
  }, [drafts, account]);
}

const transferDraft = v.object({
  account: v.string(),
  mode: v.picklist(['email', 'phone']),
  contact: v.string(),
});

/** Returns the address or number that was typed into the transfer validation of this account. */
export function typedContact(drafts: Drafts, account: string, mode: TransferMode): string | undefined {
  const json = v.pipe(v.string(), v.parseJson(), transferDraft);
  const { success, output } = v.safeParse(json, drafts?.get(TRANSFER_DRAFT));
  return success && output.account === account && output.mode === mode ? output.contact : undefined;
}

export function keepContact(drafts: Drafts, typed: v.InferOutput<typeof transferDraft>): void {
  if (typed.contact !== '') drafts?.set(TRANSFER_DRAFT, JSON.stringify(typed));
}

/** The visitor has given the login up, or a session has started or ended. */
export function forgetLoginDrafts(drafts: Drafts): void {
  drafts?.remove(LOGIN_DRAFT);
  drafts?.remove(TRANSFER_DRAFT);
}

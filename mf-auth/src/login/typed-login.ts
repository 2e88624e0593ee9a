import type { DraftsService } from '@tessera/contracts';
import type { TransferMode } from '@tessera/wire';
import { useEffect } from 'react';
import * as v from 'valibot';
import { ACCOUNT_DRAFT, TRANSFER_DRAFT } from './login-drafts.ts';

type Drafts = DraftsService | undefined;

export const typedAccount = (drafts: Drafts): string => drafts?.get(ACCOUNT_DRAFT) ?? '';

/** Keeps the account's name as it is typed. */
export function useAccountDraft(drafts: Drafts, account: string): void {
  useEffect(() => {
    if (account === '') drafts?.remove(ACCOUNT_DRAFT);
    else drafts?.set(ACCOUNT_DRAFT, account);
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

/** Keeps the address or number as it is typed. */
export function keepContact(drafts: Drafts, typed: v.InferOutput<typeof transferDraft>): void {
  if (typed.contact === '') drafts?.remove(TRANSFER_DRAFT);
  else drafts?.set(TRANSFER_DRAFT, JSON.stringify(typed));
}

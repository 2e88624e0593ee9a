import type { DraftsService } from '@tessera/contracts';

/** What the tab keeps of a login over Back and a reload: names and addresses, never a password or a proof (decision 034). */
export const ACCOUNT_DRAFT = 'login';
export const TRANSFER_DRAFT = 'transfer';

/** The visitor has given the login up, or a session has started or ended. */
export function forgetLoginDrafts(drafts: DraftsService | undefined): void {
  drafts?.remove(ACCOUNT_DRAFT);
  drafts?.remove(TRANSFER_DRAFT);
}

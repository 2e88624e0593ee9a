import type { DraftsService } from '@tessera/contracts';

/** The site shows the last five envelopes only. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;

const nameOf = (id: number): string => `envelopeHash:${id}`;

/** Keeps the commitment that a running envelope was shown with: what the site says afterwards is compared with it. */
export function keepEnvelopeHash(drafts: DraftsService | undefined, id: number, hash: string): void {
  if (seenEnvelopeHash(drafts, id) === undefined) drafts?.keep?.(nameOf(id), hash, KEPT_MS);
}

/** Returns the commitment that this device saw first of an envelope. */
export const seenEnvelopeHash = (drafts: DraftsService | undefined, id: number): string | undefined =>
  drafts?.kept?.(nameOf(id));

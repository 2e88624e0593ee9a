import type { DraftsService, Introducer } from '@tessera/contracts';
import { LINK_EXPIRE_TIME_MIN } from '@tessera/domain';

const NAME = 'deadLink';
const KEPT_MS = LINK_EXPIRE_TIME_MIN * 60_000;

/** Whether the visitor does not know yet that this link is not valid: its cookie outlives the message. */
export function isNewDeadLink(drafts: DraftsService | undefined, { by, code }: Introducer): boolean {
  const link = `${by} ${code}`;
  const isKnown = drafts?.kept?.(NAME) === link;
  if (!isKnown) drafts?.keep?.(NAME, link, KEPT_MS);
  return !isKnown;
}

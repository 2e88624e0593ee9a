import type { DraftsService } from '@tessera/contracts';
import { randomId } from '@tessera/kit';

const NAME = 'browser';
/** Each login renews it. */
const KEPT_MS = 400 * 24 * 60 * 60_000;

/** Returns the random id of this browser, made at first; `undefined` where the device keeps nothing. */
export function browserId(drafts: DraftsService | undefined): string | undefined {
  drafts?.keep?.(NAME, drafts.kept?.(NAME) ?? randomId(), KEPT_MS);
  return drafts?.kept?.(NAME);
}

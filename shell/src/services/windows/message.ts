import type { WaitingKind } from '@tessera/contracts';
import * as v from 'valibot';

/** What the windows of this site tell each other, by the tabs' channel (spec §4 Cross-tab messages). */

const waitingKind = v.picklist(['gameWindow', 'depositWindow', 'fpWindow'] satisfies WaitingKind[]);

export const windowMessage = v.variant('type', [
  /** For the waiting window of that kind: the address to go on to. */
  v.object({ type: v.literal('address'), kind: waitingKind, url: v.pipe(v.string(), v.maxLength(2_000)) }),
  /** There will be no address. */
  v.object({ type: v.literal('cancelled'), kind: waitingKind }),
  /** The player came back from a game: its window is closed, and its quitting begins. */
  v.object({ type: v.literal('quickGame'), kind: waitingKind }),
]);
export type WindowMessage = v.InferOutput<typeof windowMessage>;

export const WINDOWS_TOPIC = 'windows';

export function readWaitingKind(text: string | null): WaitingKind {
  const parsed = v.safeParse(waitingKind, text);
  return parsed.success ? parsed.output : 'gameWindow';
}

import type { WaitingKind } from '@tessera/contracts';
import * as v from 'valibot';

/** Messages between the windows of this site, by the tabs' channel (spec §4 Cross-tab messages). */

/** The kinds of remotes, and the window of a visit to an identity provider. */
export type WindowKind = WaitingKind | 'authWindow';

const waitingKind = v.picklist([
  'gameWindow',
  'depositWindow',
  'fpWindow',
  'authWindow',
] satisfies WindowKind[]);

export const windowMessage = v.variant('type', [
  /** Gives the waiting window of that kind the address to load. */
  v.object({ type: v.literal('address'), kind: waitingKind, url: v.pipe(v.string(), v.maxLength(2_000)) }),
  /** Reports that a window of that kind waits for its address. */
  v.object({ type: v.literal('waiting'), kind: waitingKind }),
  /** Ends the wait without an address. */
  v.object({ type: v.literal('cancelled'), kind: waitingKind }),
  /** Reports that the player returned from a game: its opener closes the window and quits the game. */
  v.object({ type: v.literal('quickGame'), kind: waitingKind }),
]);
export type WindowMessage = v.InferOutput<typeof windowMessage>;

export const WINDOWS_TOPIC = 'windows';

/** Parses a waiting window's kind; the default is a game. */
export function readWaitingKind(text: string | null): WindowKind {
  const parsed = v.safeParse(waitingKind, text);
  return parsed.success ? parsed.output : 'gameWindow';
}

import * as v from 'valibot';
import type { Tabs } from '../edge/tabs.ts';
import { windowMessage, WINDOWS_TOPIC, type WindowKind, type WindowMessage } from './message.ts';

/** A window that the browser has opened loads its page within this time. */
const UNSEEN_LIMIT_MS = 10_000;

/**
 * Ends the wait of a window that the browser has opened without giving its handle, as some in-app browsers do: this tab
 * treats it as blocked and opens the address itself.
 * @param onFound called when there is such a window
 */
export function dismissUnseen(kind: WindowKind, tabs: Tabs, onFound: () => void): void {
  const stop = tabs.on(WINDOWS_TOPIC, (message) => {
    const parsed = v.safeParse(windowMessage, message);
    if (!parsed.success || parsed.output.type !== 'waiting' || parsed.output.kind !== kind) return;
    onFound();
    tabs.post(WINDOWS_TOPIC, { type: 'cancelled', kind } satisfies WindowMessage);
  });
  setTimeout(stop, UNSEEN_LIMIT_MS);
}

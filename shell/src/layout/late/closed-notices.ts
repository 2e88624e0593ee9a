import { createKeyStore, storageOf } from '../../services/edge/storage.ts';
import { HINT_DAYS } from './device-notice.rule.ts';

const DAY_MS = 86_400_000;
/** A closed alert appears again in the next tab, a closed hint after some days. */
const KEYS = { browser: 'browser_alert_closed', homeScreen: 'home_screen_hint_closed' } as const;

type ClosedNotice = keyof typeof KEYS;

const storeOf = (notice: ClosedNotice) =>
  createKeyStore(storageOf(window, notice === 'browser' ? 'sessionStorage' : 'localStorage'));

/** Returns whether this browser stores anything for the next page. */
export function keepsData(): boolean {
  const probe = 'storage_probe';
  const store = storeOf('homeScreen');
  const isKept = store.set(probe, '1');
  store.remove(probe);
  return isKept;
}

export function isClosed(notice: ClosedNotice): boolean {
  const at = Number(storeOf(notice).get(KEYS[notice]));
  return at > 0 && Date.now() - at < HINT_DAYS * DAY_MS;
}

export function keepClosed(notice: ClosedNotice): void {
  storeOf(notice).set(KEYS[notice], String(Date.now()));
}

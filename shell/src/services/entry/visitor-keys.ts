import { LANGUAGE_COOKIE_DAYS } from '@tessera/domain';
import { isStandalone } from '../../device/browser.ts';
import { createCookies } from '../edge/cookies.ts';
import { createKeyStore, storageOf, KEYS } from '../edge/storage.ts';
import type { EntryValues } from './take-out.ts';

/** Keys and cookies that the shell writes for others and that no first view needs (spec §3; docs/readings.md "Keys"). */
export const VISITOR_KEYS = {
  pwa: 'pwa',
  siteName: 'site_name',
  isV3: 'isV3Ver',
  maintenance: 'maintain_interval',
} as const;
export const VISITOR_COOKIES = { currency: 'ccy', language: 'lang' } as const;
const YEAR_S = LANGUAGE_COOKIE_DAYS * 86_400;

/** Keeps `pwa` and `member_type` of the entry address (spec §2 Query at entry). */
export function writeEntryKeys(page: Window, entry: EntryValues): void {
  const store = storeOf(page);
  if (entry.get('pwa') === '1' || isStandalone(page)) store.set(VISITOR_KEYS.pwa, '1');
  const memberType = entry.get('member_type') ?? '';
  // The platform's answer about the member overwrites it.
  if (/^\d{1,3}$/.test(memberType) && store.get(KEYS.memberType) === undefined) {
    store.set(KEYS.memberType, memberType);
  }
}

interface SiteKeys {
  readonly currency: string;
  readonly language: string;
  readonly siteName: string;
}

export function writeSiteKeys(page: Window, { currency, language, siteName }: SiteKeys): void {
  const store = storeOf(page);
  store.set(VISITOR_KEYS.siteName, siteName);
  store.set(VISITOR_KEYS.isV3, '1');
  const cookies = createCookies(page.document);
  cookies.set(VISITOR_COOKIES.currency, currency, YEAR_S);
  cookies.set(VISITOR_COOKIES.language, language, YEAR_S);
}

/**
 * Notes since when the platform is away, and until when it was (spec §3 Maintenance interval).
 * @param now ms since 1970
 */
export function writeMaintenance(page: Window, isAway: boolean, now: number): void {
  const store = storeOf(page);
  const at = new Date(now).toISOString();
  if (isAway) {
    store.set(VISITOR_KEYS.maintenance, JSON.stringify({ start_at: at, end_at: null }));
    return;
  }
  const known = store.get(VISITOR_KEYS.maintenance);
  if (known?.endsWith('"end_at":null}')) {
    store.set(VISITOR_KEYS.maintenance, known.replace(/null\}$/, `${JSON.stringify(at)}}`));
  }
}

function storeOf(page: Window) {
  return createKeyStore(storageOf(page, 'localStorage'));
}

import { COOKIES, type Cookies } from '../edge/cookies.ts';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import type { Credentials, CredentialStore } from '../session/credentials.ts';

/** What the visitor came for, beyond the page (spec §2 Routes: the flag cookies of `/register` and `/fastDeposit`). */
export type EntryWish = 'register' | 'deposit';

type Brought = Pick<Credentials, 'token' | 'memberId' | 'account' | 'currency'>;

/** The parameters that carry credentials; all four or none (spec §5). */
const CREDENTIALS = ['tk', 'member_id', 'member_account', 'member_currency'] as const;

export interface EntryQuery {
  readonly credentials: Brought | undefined;
  /** The query without what is secret; `undefined` where there was nothing of that kind. */
  readonly cleaned: string | undefined;
}

/** @param search with its question mark, or empty */
export function readEntryQuery(search: string): EntryQuery {
  const query = new URLSearchParams(search);
  if (!CREDENTIALS.some((name) => query.has(name))) return { credentials: undefined, cleaned: undefined };
  const [token, id, account, currency] = CREDENTIALS.map((name) => query.get(name) ?? '');
  const memberId = Number(id);
  const complete = token && account && currency && Number.isSafeInteger(memberId) && memberId > 0;
  for (const name of CREDENTIALS) query.delete(name);
  return {
    credentials: complete ? { token, memberId, account, currency } : undefined,
    cleaned: query.size > 0 ? `?${query}` : '',
  };
}

/**
 * Takes over a login that an address brings, and takes it out of the address before any other script or request
 * can see it. Skipped once where `skipReloadGetInfo` says so (spec §5).
 */
export function takeCredentials(page: Window, storage: KeyStore, credentials: CredentialStore): void {
  const { pathname, search, hash } = page.location;
  const entry = readEntryQuery(search);
  if (entry.cleaned === undefined) return;
  page.history.replaceState(page.history.state, '', pathname + entry.cleaned + hash);
  const skipped = storage.get(KEYS.skipEntryOnce) !== undefined;
  storage.remove(KEYS.skipEntryOnce);
  if (entry.credentials && !skipped) credentials.start(entry.credentials);
}

/** Reads the flag cookies, and clears them: they are good for one visit. */
export function takeWish(cookies: Cookies): EntryWish | undefined {
  const wishes = [
    [COOKIES.routeRegister, 'register'],
    [COOKIES.fastDeposit, 'deposit'],
  ] as const;
  const found = wishes.find(([cookie]) => cookies.get(cookie) === '1');
  for (const [cookie] of wishes) if (cookies.get(cookie) !== undefined) cookies.remove(cookie);
  return found?.[1];
}

import type { Shell } from '@tessera/contracts';
import { infoData, sessionName } from '@tessera/wire';
import { COOKIES, type Cookies } from '../edge/cookies.ts';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { Credentials, CredentialStore } from '../session/credentials.ts';

/** What the visitor came for, beyond the page (spec §2 Routes: the flag cookies of `/register` and `/fastDeposit`). */
export type EntryWish = 'register' | 'deposit';

/** A login as an address or its code brings it. */
export type BroughtLogin = Pick<Credentials, 'token' | 'memberId' | 'account' | 'currency'>;

/** The parameters that carry credentials; all four or none (spec §5). */
const CREDENTIALS = ['tk', 'member_id', 'member_account', 'member_currency'] as const;
/** Stands for credentials, which the server gives for it. */
const CODE = 'enc';

export interface EntryQuery {
  readonly credentials: BroughtLogin | undefined;
  /** To be exchanged for credentials. */
  readonly code: string | undefined;
  /** The query without what is secret; `undefined` where there was nothing of that kind. */
  readonly cleaned: string | undefined;
}

/** @param search with its question mark, or empty */
export function readEntryQuery(search: string): EntryQuery {
  const query = new URLSearchParams(search);
  const secrets = [...CREDENTIALS, CODE];
  if (!secrets.some((name) => query.has(name))) {
    return { credentials: undefined, code: undefined, cleaned: undefined };
  }
  const [token, id, account, currency] = CREDENTIALS.map((name) => query.get(name) ?? '');
  const memberId = Number(id);
  const complete = token && account && currency && Number.isSafeInteger(memberId) && memberId > 0;
  const code = query.get(CODE) || undefined;
  for (const name of secrets) query.delete(name);
  return {
    credentials: complete ? { token, memberId, account, currency } : undefined,
    code,
    cleaned: query.size > 0 ? `?${query}` : '',
  };
}

/** What is left to do for an entry: a code to exchange, or a login that must not replace the running session unasked. */
export type PendingEntry =
  { readonly kind: 'code'; readonly code: string } | { readonly kind: 'login'; readonly login: BroughtLogin };

/**
 * Takes a login out of the address before any other script or request can see it, and starts it where no session
 * runs. A token of the running session is dropped: the stored one is as new or newer, and a retired one would end the
 * session. Skipped once where `skipReloadGetInfo` says so (spec §5).
 */
export function takeCredentials(
  page: Window,
  storage: KeyStore,
  credentials: CredentialStore,
): PendingEntry | undefined {
  const { pathname, search, hash } = page.location;
  const entry = readEntryQuery(search);
  if (entry.cleaned === undefined) return undefined;
  page.history.replaceState(page.history.state, '', pathname + entry.cleaned + hash);
  const skipped = storage.get(KEYS.skipEntryOnce) !== undefined;
  storage.remove(KEYS.skipEntryOnce);
  if (skipped) return undefined;
  const { credentials: login, code } = entry;
  if (!login) return code === undefined ? undefined : { kind: 'code', code };
  const running = credentials.get();
  if (!running) {
    credentials.start(login);
    return undefined;
  }
  const isSameSession = sessionName(running.token) === sessionName(login.token);
  return isSameSession ? undefined : { kind: 'login', login };
}

/** Logs in by a code; one that brings nobody leads home without a word to the visitor (spec §8 "enc exchange failure"). */
export async function exchangeCode(
  code: string,
  { api, navigation, report }: Pick<Shell, 'api' | 'report'> & { readonly navigation: Navigation },
): Promise<void> {
  try {
    await api.send(infoData, { enc: code });
  } catch (error) {
    report.error(error, { in: 'entry' });
    navigation.go('/', { replace: true });
  }
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

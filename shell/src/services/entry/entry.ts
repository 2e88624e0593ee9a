import { sessionName } from '@tessera/wire';
import { COOKIES, type Cookies } from '../edge/cookies.ts';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import type { Credentials, CredentialStore } from '../session/credentials.ts';

/** What the visitor asked for beside the page (spec §2 Routes: the flag cookies of `/register` and `/fastDeposit`). */
export type EntryRequest = 'register' | 'deposit';

/** A login from an address, or from the exchange of its code. */
export type BroughtLogin = Pick<Credentials, 'token' | 'memberId' | 'account' | 'currency'>;

/** The parameters that carry credentials; all four or none (spec §5). */
const CREDENTIALS = ['tk', 'member_id', 'member_account', 'member_currency'] as const;
/** A code that the server exchanges for credentials. */
const CODE = 'enc';

export interface EntryQuery {
  readonly credentials: BroughtLogin | undefined;
  /** The code to exchange for credentials. */
  readonly code: string | undefined;
  /** The query without secrets; `undefined` if it had none. */
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

/** An entry that is not settled yet: a code to exchange, or a login that may not replace the running session without a question. */
export type PendingEntry =
  { readonly kind: 'code'; readonly code: string } | { readonly kind: 'login'; readonly login: BroughtLogin };

/**
 * Takes a login out of the address before any other script or request can see it, and starts it where no session
 * runs. A token of the running session is dropped: the stored one is as new or newer. Skipped once where `skipReloadGetInfo` says so (spec §5).
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

const REQUESTS = [
  [COOKIES.routeRegister, 'register'],
  [COOKIES.fastDeposit, 'deposit'],
] as const satisfies readonly (readonly [cookie: string, request: EntryRequest])[];
const REQUEST_LIFE_S = 60;

/** Leaves a request for the next document, as the gateway does for `/register`. */
export function requestEntry(cookies: Cookies, wanted: EntryRequest): void {
  for (const [cookie, request] of REQUESTS) {
    if (request === wanted) cookies.set(cookie, '1', REQUEST_LIFE_S);
  }
}

/** Reads the flag cookies and clears them: they are valid for one visit. */
export function takeEntryRequest(cookies: Cookies): EntryRequest | undefined {
  const found = REQUESTS.find(([cookie]) => cookies.get(cookie) === '1');
  for (const [cookie] of REQUESTS) if (cookies.get(cookie) !== undefined) cookies.remove(cookie);
  return found?.[1];
}

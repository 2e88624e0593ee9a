/** The session's token, for this tab: a reload, as a change of language is one, keeps the member. */
export interface TokenStore {
  readonly get: () => string | undefined;
  readonly set: (token: string | undefined) => void;
}

const KEY = 'tessera.alone.token';

export function createTokenStore(storage: Storage): TokenStore {
  return {
    get: () => storage.getItem(KEY) ?? undefined,
    set: (token) => (token === undefined ? storage.removeItem(KEY) : storage.setItem(KEY, token)),
  };
}

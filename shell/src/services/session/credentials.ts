import type { Disposer, EventPayload } from '@tessera/contracts';
import { isForeignLogin, sessionName } from '@tessera/wire';
import * as v from 'valibot';
import type { Environment } from '../edge/environment.ts';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import { randomId } from '@tessera/kit';
import { createListeners } from '@tessera/domain/state';

/** The login of this browser. It is in local storage, so all tabs have the same. */
export interface Credentials {
  readonly token: string;
  readonly memberId: number;
  readonly account: string;
  readonly currency: string;
  /** Identifies this login in this browser. It stays when the token is replaced, and changes with the next login. */
  readonly login: string;
  /** When this login was made, in ms of the server's clock. */
  readonly since: number | undefined;
}

export type EndReason = EventPayload<'session.ended'>['reason'];

const change = v.variant('kind', [
  v.object({ kind: v.literal('started') }),
  v.object({ kind: v.literal('rotated'), token: v.string() }),
  v.object({
    kind: v.literal('ended'),
    reason: v.picklist(['logout', 'expired', 'elsewhere', 'cleared', 'channelLost']),
  }),
]);
/** A change of the credentials. `here` is false if another tab made it. */
export type CredentialsChange = v.InferOutput<typeof change> & { readonly here: boolean };

export interface CredentialStore {
  readonly get: () => Credentials | undefined;
  readonly start: (who: Omit<Credentials, 'login' | 'since'>) => void;
  /**
   * Stores the token with which an answer replaced the sent one. Does nothing if another login has started since, or if
   * another tab has stored a newer token.
   * @param issuedAt server time in ms
   */
  readonly rotate: (login: string, token: string, issuedAt: number) => Promise<void>;
  /** @param login ends only this login; a later one stays */
  readonly end: (reason: EndReason, login?: string) => void;
  /** Returns whether the token of a `login` event belongs to another browser's login. */
  readonly isForeign: (announced: string) => boolean;
  readonly on: (listener: (change: CredentialsChange) => void) => Disposer;
}

const TOPIC = 'session';
/** The number of former tokens that a tab remembers, for back ends whose tokens have no constant part. */
const REMEMBERED_TOKENS = 8;

/** The part of the environment that credentials need. */
export type CredentialDeps = Pick<Environment, 'storage' | 'tabs' | 'lock' | 'now'>;

/** Creates the store of this browser's login, which all tabs share. */
export function createCredentials({ storage, tabs, lock, now }: CredentialDeps): CredentialStore {
  const changed = createListeners<CredentialsChange>();
  let ownTokens: string[] = [];
  const remember = (token: string) => void (ownTokens = [...ownTokens, token].slice(-REMEMBERED_TOKENS));
  const announce = (one: v.InferOutput<typeof change>) => {
    tabs.post(TOPIC, one);
    changed.call({ ...one, here: true });
  };

  tabs.on(TOPIC, (message) => {
    const parsed = v.safeParse(change, message);
    if (!parsed.success) return;
    if (parsed.output.kind === 'rotated') remember(parsed.output.token);
    const notify = () => changed.call({ ...parsed.output, here: false });
    if (parsed.output.kind === 'started') whenStored(storage, notify);
    else notify();
  });

  return {
    get: () => read(storage),
    start(who) {
      ownTokens = [];
      storage.set(KEYS.token, who.token);
      storage.set(KEYS.memberId, String(who.memberId));
      storage.set(KEYS.memberAccount, who.account);
      storage.set(KEYS.currency, who.currency);
      storage.set(KEYS.rotation, JSON.stringify({ login: randomId(), issuedAt: 0, since: now() }));
      announce({ kind: 'started' });
    },
    async rotate(login, token, issuedAt) {
      await lock('token', () => {
        const present = read(storage);
        if (present?.login !== login || present.token === token) return;
        const record = readRotation(storage, present.token);
        if (record.issuedAt > issuedAt) return;
        remember(present.token);
        storage.set(KEYS.token, token);
        storage.set(KEYS.rotation, JSON.stringify({ ...record, issuedAt }));
        announce({ kind: 'rotated', token });
      });
    },
    end(reason, login) {
      if (!storage.get(KEYS.token)) return;
      if (login !== undefined && read(storage)?.login !== login) return;
      const { token, memberId, memberAccount, currency, memberType, agentType, rotation } = KEYS;
      for (const key of [token, memberId, memberAccount, currency, memberType, agentType, rotation]) {
        storage.remove(key);
      }
      announce({ kind: 'ended', reason });
    },
    isForeign(announced) {
      const present = read(storage);
      return (
        present !== undefined &&
        [present.token, ...ownTokens].every((token) => isForeignLogin(token, announced))
      );
    },
    on: changed.add,
  };
}

/** Waits for the storage: another process's message of a login may arrive before the values that it stored. */
function whenStored(storage: KeyStore, then: () => void, tries = 40): void {
  if (read(storage) || tries === 0) then();
  else setTimeout(() => whenStored(storage, then, tries - 1), 50);
}

function read(storage: KeyStore): Credentials | undefined {
  const token = storage.get(KEYS.token);
  const memberId = Number(storage.get(KEYS.memberId));
  const account = storage.get(KEYS.memberAccount);
  const currency = storage.get(KEYS.currency);
  // Private channels and calls need both (spec §6 Member).
  if (!token || !Number.isSafeInteger(memberId) || memberId < 1 || !account || !currency) return undefined;
  const { login, since } = readRotation(storage, token);
  return { token, memberId, account, currency, login, since };
}

const rotationRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ login: v.string(), issuedAt: v.number(), since: v.optional(v.number()) }),
);

/** Returns the record of the token's login. A native wrapper that stores a token writes no record. */
function readRotation(storage: KeyStore, token: string): v.InferOutput<typeof rotationRecord> {
  const parsed = v.safeParse(rotationRecord, storage.get(KEYS.rotation));
  return parsed.success ? parsed.output : { login: sessionName(token), issuedAt: 0, since: undefined };
}

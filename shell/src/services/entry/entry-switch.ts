import type { Shell } from '@tessera/contracts';
import {
  bearer,
  bearerToken,
  decodeAnswer,
  encodePayload,
  HEADERS,
  layout,
  logout,
  type AnswerOf,
} from '@tessera/wire';
import type { Http } from '../api/http.ts';
import type { CredentialStore } from '../session/credentials.ts';
import type { ShellSession } from '../session/session.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { BroughtLogin, PendingEntry } from './entry.ts';
import { exchangeCode } from './exchange.ts';

/** The question whether an entry's member may take the place of the running session's. */
export interface EntrySwitch {
  /** The account of the running session. */
  readonly from: string;
  /** The account of the entry. */
  readonly to: string;
  /** Starts the entry's login, unless another login has taken the place of the running one since. */
  readonly accept: () => void;
  /** Keeps the running session. A session that was started for this entry alone is ended on the server. */
  readonly decline: () => void;
}

export interface EntrySwitchDeps {
  readonly http: Http;
  readonly credentials: CredentialStore;
  readonly session: Pick<ShellSession, 'settled'>;
  readonly navigation: Pick<Navigation, 'go'>;
  readonly report: Shell['report'];
  /** The language in the wire's form: `hi_IN`. */
  readonly language: string;
}

/**
 * Decides on a login that an address brings. The server says whose login it is, because the address may name any member.
 * The running session's member goes on with the new login; an invalid token changes nothing, and a code that cannot be
 * exchanged leads home without a message (spec §8 "enc exchange failure").
 * @returns the question for the visitor, if another member's session is running
 */
export async function settleEntry(
  entry: PendingEntry,
  deps: EntrySwitchDeps,
): Promise<EntrySwitch | undefined> {
  if (entry.kind === 'login') {
    const verified = await verify(entry.login.token, deps);
    return verified && settleLogin(verified, deps, () => undefined);
  }
  const { http, language, navigation, report } = deps;
  try {
    const login = await exchangeCode(entry.code, http, language);
    return await settleLogin(login, deps, () => void endSession(login.token, deps));
  } catch (error) {
    report.error(error, { in: 'entry' });
    navigation.go('/', { replace: true });
    return undefined;
  }
}

async function settleLogin(
  verified: BroughtLogin,
  { credentials, session }: EntrySwitchDeps,
  decline: () => void,
): Promise<EntrySwitch | undefined> {
  const isSameMember = credentials.get()?.memberId === verified.memberId;
  // A stored session may be over on the server; then there is nothing to ask about.
  if (!isSameMember) await session.settled();
  const running = credentials.get();
  if (!running || running.memberId === verified.memberId) {
    credentials.start(verified);
    return undefined;
  }
  return {
    from: running.account,
    to: verified.account,
    accept() {
      if (credentials.get()?.login === running.login) credentials.start(verified);
    },
    decline,
  };
}

/** Ends the session of a token that this browser does not keep. A server that cannot be reached ends it when it idles. */
async function endSession(token: string, { http, language }: EntrySwitchDeps): Promise<void> {
  const headers = { [HEADERS.language]: language, [HEADERS.authorization]: bearer(token) };
  await http({ call: logout, body: encodePayload(logout, {}), headers, signal: undefined }).catch(
    () => undefined,
  );
}

/** Asks for the token's member beside the running session, whose own token is neither sent nor replaced. */
async function verify(token: string, { http, language }: EntrySwitchDeps): Promise<BroughtLogin | undefined> {
  try {
    const answer = await http({
      call: layout,
      body: encodePayload(layout, {}),
      headers: { [HEADERS.language]: language, [HEADERS.authorization]: bearer(token) },
      signal: undefined,
    });
    const member = decodeAnswer(layout, answer.status, answer.body) as AnswerOf<typeof layout>;
    const replacement = bearerToken(answer.headers.get(HEADERS.authorization) ?? undefined);
    return {
      token: replacement ?? token,
      memberId: member.id,
      account: member.memberAccount,
      currency: member.memberCurrency,
    };
  } catch {
    // Refused or unreachable: the running session goes on.
    return undefined;
  }
}

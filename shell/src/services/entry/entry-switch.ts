import {
  bearer,
  bearerToken,
  decodeAnswer,
  encodePayload,
  HEADERS,
  layout,
  type AnswerOf,
} from '@tessera/wire';
import type { Http } from '../api/http.ts';
import type { CredentialStore } from '../session/credentials.ts';
import type { ShellSession } from '../session/session.ts';
import type { BroughtLogin } from './entry.ts';

/** The question whether an entry's member may take the place of the running session's. */
export interface EntrySwitch {
  /** The account of the running session. */
  readonly from: string;
  /** The account of the entry. */
  readonly to: string;
  /** Starts the entry's login, unless another login has taken the place of the running one since. */
  readonly accept: () => void;
}

export interface EntrySwitchDeps {
  readonly http: Http;
  readonly credentials: CredentialStore;
  readonly session: Pick<ShellSession, 'settled'>;
  /** The language in the wire's form: `hi_IN`. */
  readonly language: string;
}

/**
 * Decides on a login that meets a running session. The server says whose login it is, because the address may name any
 * member. The same member goes on with the new login; an invalid token changes nothing.
 * @returns the question for the visitor, where the login is another member's
 */
export async function settleEntry(
  login: BroughtLogin,
  deps: EntrySwitchDeps,
): Promise<EntrySwitch | undefined> {
  const { credentials, session } = deps;
  const verified = await verify(login.token, deps);
  if (!verified) return undefined;
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
  };
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

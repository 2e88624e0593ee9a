import { setImmediate as nextTurn } from 'node:timers/promises';
import { MAX_SESSIONS_ASKED, isCallError, providerEndedSessions } from '@tessera/wire';
import { GAME_CODES } from '../../protocol/codes.ts';
import type { ProviderClient } from '../provider-client.ts';
import { Refusal } from '../refusal.ts';
import type { GameSession } from '../sealed-session.ts';

type Checked = Pick<GameSession, 'sessionToken'>;

/** What the platform says of a session. */
export interface SessionLook {
  readonly isOpen: boolean;
  /** What its player has; `undefined` where the platform did not say. */
  readonly balance: string | undefined;
}

/** Whether sessions still live, as the platform says. */
export interface SessionChecks {
  /**
   * Whether the session is open. Where the platform does not answer, or does not know the call, its last answer counts,
   * and else the session is open: an outage must not end every game, and the platform checks each wager itself.
   */
  isOpen(session: Checked): Promise<boolean>;
  /** The same with the balance, and asked now: for who looks at each session at intervals of their own. */
  look(session: Checked): Promise<SessionLook>;
  /** @throws Refusal 401 where the session has ended */
  require(session: Checked): Promise<void>;
}

type Looks = (token: string) => SessionLook;

interface Check {
  readonly look: Promise<SessionLook>;
  readonly until: number;
}

/** How long an answer of the platform is used. */
const FRESH_MS = 1_000;
/** How long a platform that does not know the call is not asked again. */
const UNAVAILABLE_MS = 60_000;
const MAX_CHECKS = 10_000;

/**
 * Creates the checks of one server. Sessions that are asked about in the same turn go in one call.
 * @param provider whose timeout is how long a page's request may wait for a platform that does not answer
 */
export function createSessionChecks(provider: ProviderClient, now: () => number = Date.now): SessionChecks {
  /** By session token, the oldest first. */
  const checks = new Map<string, Check>();
  let unavailableUntil = 0;
  let batch: { readonly tokens: string[]; readonly looks: Promise<Looks | undefined> } | undefined;

  /** @returns `undefined` where the platform did not answer */
  async function ask(tokens: readonly string[]): Promise<Looks | undefined> {
    await nextTurn();
    batch = undefined;
    try {
      const sessionTokens = [...tokens];
      const answer = await provider.send(providerEndedSessions, { sessionTokens, withBalances: true });
      const ended = new Set(answer.ended);
      const balances = new Map(answer.balances?.map(({ sessionToken, balance }) => [sessionToken, balance]));
      return (token) => ({ isOpen: !ended.has(token), balance: balances.get(token) });
    } catch (error) {
      const isMissing = isCallError(error) && error.failure.kind === 'unavailable';
      if (isMissing) unavailableUntil = now() + UNAVAILABLE_MS;
      return undefined;
    }
  }

  async function askFor(token: string, before: Promise<SessionLook> | undefined): Promise<SessionLook> {
    if (batch === undefined || batch.tokens.length === MAX_SESSIONS_ASKED) {
      const tokens: string[] = [];
      batch = { tokens, looks: ask(tokens) };
    }
    batch.tokens.push(token);
    const looks = await batch.looks;
    if (looks) return looks(token);
    const isOpen = (await before)?.isOpen ?? true;
    return { isOpen, balance: undefined };
  }

  async function look({ sessionToken }: Checked): Promise<SessionLook> {
    if (now() < unavailableUntil) return { isOpen: true, balance: undefined };
    const known = checks.get(sessionToken);
    const check = { look: askFor(sessionToken, known?.look), until: now() + FRESH_MS };
    checks.delete(sessionToken);
    checks.set(sessionToken, check);
    if (checks.size > MAX_CHECKS) checks.delete(checks.keys().next().value ?? '');
    return check.look;
  }

  async function isOpen(session: Checked): Promise<boolean> {
    const known = checks.get(session.sessionToken);
    return (await (known && now() < known.until ? known.look : look(session))).isOpen;
  }

  return {
    isOpen,
    look,
    async require(session) {
      if (await isOpen(session)) return;
      throw new Refusal(GAME_CODES.sessionOver, 'the session has ended: launch the game again');
    },
  };
}

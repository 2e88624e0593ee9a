import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { toDecimal, toMinor, type CurrencyCode, type Jurisdiction, type LocaleCode } from '@tessera/domain';
import {
  HEADERS,
  fromWire,
  providerAuthenticate,
  providerBalance,
  providerCancel,
  providerEndedSessions,
  providerOpenRounds,
  providerSettle,
  providerWager,
  toWire,
  type Call,
} from '@tessera/wire';

/** A launch that the wallet will accept, once. */
export interface Launch {
  readonly gameCode?: string;
  readonly gameName?: string;
  readonly mode?: 'demo' | 'real';
  readonly currency?: CurrencyCode;
  readonly language?: LocaleCode;
  readonly balance?: string;
  readonly lobbyUrl?: string;
  /** Who plays; somebody new at each launch unless it is said. */
  readonly playerId?: string;
  /** The site's time zone; UTC unless it is said. */
  readonly timeZone?: string;
  /** The site's law; `open` unless it is said. */
  readonly law?: { readonly jurisdiction: Jurisdiction; readonly maxStake: string | null };
}

interface Member extends Required<Launch> {
  readonly sessionToken: string;
  minor: bigint;
  /** No more wagers; what was wagered can still be settled. */
  ended: boolean;
}
interface WalletRound {
  readonly roundId: string;
  readonly sessionToken: string;
  readonly amount: string;
  readonly outcome: Record<string, unknown>;
  readonly openedAt: string;
  /** What it was settled with. */
  payout?: string;
  returned?: string;
  state: 'open' | 'settled' | 'cancelled';
}

export interface Wallet {
  readonly url: string;
  readonly key: string;
  launch(options?: Launch): string;
  /** Money comes that is of no round: a deposit, a red envelope, a bonus. */
  pay(launchToken: string, amount: string): void;
  /** The balance of the session that a launch was changed for. */
  balanceOf(launchToken: string): string;
  readonly rounds: readonly WalletRound[];
  /** Ends a session, as a logout does: within a second the games refuse its bearer. */
  endSession(launchToken: string): void;
  /**
   * Called before a call is answered. `before`: the call is lost on the way there; `after`: it is done, its answer
   * is lost; a number: that status without a readable body, nothing done.
   */
  fault: ((call: string) => 'before' | 'after' | number | undefined) | undefined;
  /** Whether it carries out every call anew, as no platform may. */
  forgetful: boolean;
  /** What the platform refuses every wager with: responsible gaming, maintenance, a member's lock. */
  restriction: '413' | '414' | '415' | '416' | '417' | '419' | undefined;
  close(): Promise<void>;
}

const CALLS: readonly Call[] = [
  providerAuthenticate,
  providerBalance,
  providerWager,
  providerSettle,
  providerCancel,
  providerEndedSessions,
  providerOpenRounds,
];

/** More than any balance may have, in the minor unit. */
const MAX_MINOR = 10n ** 15n;

class WalletRefusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The platform's side of the seamless wallet, in memory, over real HTTP and the wire's own schemas. */
export async function startWallet(port = 0): Promise<Wallet> {
  const key = 'a-provider-key-for-tests-only';
  const launches = new Map<string, Required<Launch>>();
  const members = new Map<string, Member>();
  const rounds: WalletRound[] = [];
  const transactions = new Map<string, { readonly payload: string; readonly answer: unknown }>();
  let count = 0;

  function member(sessionToken: string): Member {
    const found = members.get(sessionToken);
    if (!found) throw new WalletRefusal('401', 'the session is not known or over');
    return found;
  }
  function openRound(sessionToken: string, roundId: string): WalletRound {
    const round = rounds.find((one) => one.roundId === roundId && one.sessionToken === sessionToken);
    if (!round) throw new WalletRefusal('411', 'the round is not known');
    if (round.state !== 'open') throw new WalletRefusal('410', 'the round is closed');
    return round;
  }
  const balance = (of: Member): { balance: string } => ({ balance: toDecimal(of.minor, of.currency) });

  /** A money call: its first answer again for the same payload, a refusal for another one. */
  function once(
    payload: { sessionToken: string; transactionId: string },
    work: (of: Member) => void,
  ): unknown {
    const of = member(payload.sessionToken);
    const known = wallet.forgetful ? undefined : transactions.get(payload.transactionId);
    const text = JSON.stringify(payload);
    if (known && known.payload !== text)
      throw new WalletRefusal('409', 'this transaction had another payload');
    if (known) return known.answer;
    work(of);
    const answer = balance(of);
    transactions.set(payload.transactionId, { payload: text, answer });
    return answer;
  }

  const handlers: Record<string, (payload: never) => unknown> = {
    [providerAuthenticate.name]({ launchToken }: v.InferOutput<typeof providerAuthenticate.payload>) {
      const launch = launches.get(launchToken);
      if (!launch || members.has(`session-${launchToken}`))
        throw new WalletRefusal('401', 'the launch was used');
      const sessionToken = `session-${launchToken}`;
      const of: Member = {
        ...launch,
        sessionToken,
        minor: toMinor(launch.balance, launch.currency),
        ended: false,
      };
      members.set(sessionToken, of);
      return { ...of, ...balance(of), playerId: of.playerId };
    },
    [providerBalance.name]: ({ sessionToken }: { sessionToken: string }) => balance(member(sessionToken)),
    [providerWager.name](payload: v.InferOutput<typeof providerWager.payload>) {
      return once(payload, (of) => {
        if (of.ended) throw new WalletRefusal('401', 'the session is over');
        if (wallet.restriction)
          throw new WalletRefusal(wallet.restriction, 'the member is not to stake this');
        const stake = toMinor(payload.amount, of.currency);
        if (stake <= 0n) throw new WalletRefusal('412', 'a stake is more than nothing');
        if (of.minor < stake) throw new WalletRefusal('402', 'the balance is too low');
        const { roundId, sessionToken, amount, outcome } = payload;
        const known = rounds.find((one) => one.roundId === roundId);
        if (known && known.sessionToken !== sessionToken)
          throw new WalletRefusal('411', 'the round is not known');
        if (known && known.state !== 'open') throw new WalletRefusal('410', 'the round is closed');
        of.minor -= stake;
        if (known) {
          const staked = toMinor(known.amount, of.currency) + stake;
          return void Object.assign(known, { amount: toDecimal(staked, of.currency), outcome });
        }
        rounds.push({
          roundId,
          sessionToken,
          amount,
          outcome,
          openedAt: new Date().toISOString(),
          state: 'open',
        });
      });
    },
    [providerSettle.name](payload: v.InferOutput<typeof providerSettle.payload>) {
      return once(payload, (of) => {
        const round = openRound(payload.sessionToken, payload.roundId);
        const payout = toMinor(payload.payout, of.currency);
        if (payout < 0n || payout > MAX_MINOR) throw new WalletRefusal('400', 'no such payout');
        const returned = toMinor(payload.returned ?? '0', of.currency);
        if (returned < 0n || returned > MAX_MINOR) throw new WalletRefusal('400', 'no such return');
        if (returned > toMinor(round.amount, of.currency))
          throw new WalletRefusal('418', 'more is returned than was staked');
        of.minor += payout + returned;
        Object.assign(round, { state: 'settled', payout: payload.payout, returned: payload.returned ?? '0' });
      });
    },
    [providerCancel.name](payload: v.InferOutput<typeof providerCancel.payload>) {
      return once(payload, (of) => {
        const { roundId, sessionToken } = payload;
        if (rounds.every((one) => one.roundId !== roundId)) {
          const openedAt = new Date().toISOString();
          rounds.push({ roundId, sessionToken, amount: '0', outcome: {}, openedAt, state: 'cancelled' });
          return;
        }
        const round = openRound(sessionToken, roundId);
        of.minor += toMinor(round.amount, of.currency);
        round.state = 'cancelled';
      });
    },
    [providerEndedSessions.name](payload: v.InferOutput<typeof providerEndedSessions.payload>) {
      const { sessionTokens, withBalances } = payload;
      const open = sessionTokens.filter((token) => members.get(token)?.ended === false);
      const ended = sessionTokens.filter((token) => !open.includes(token));
      if (withBalances !== true) return { ended };
      return { ended, balances: open.map((token) => ({ sessionToken: token, ...balance(member(token)) })) };
    },
    [providerOpenRounds.name]({ sessionToken }: { sessionToken: string }) {
      member(sessionToken);
      const list = rounds.filter((one) => one.state === 'open' && one.sessionToken === sessionToken);
      return { list: list.map((one) => ({ ...one })) };
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.url === '/healthz') return reply(200, { status: 'ok' });
    const call = CALLS.find((one) => one.path === request.url);
    if (!call) return reply(404, { code: '404', message: 'no such call' });
    if (request.headers[HEADERS.providerKey] !== key)
      return reply(401, { code: '401', message: 'wrong key' });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fault = wallet.fault?.(call.name);
    if (fault === 'before') return void request.socket.destroy();
    if (typeof fault === 'number') return void response.writeHead(fault).end('<html>');
    try {
      const payload = v.parse(
        call.payload,
        fromWire(call.payload, JSON.parse(Buffer.concat(chunks).toString())),
      );
      const result = v.parse(call.answer, handlers[call.name]!(payload as never));
      if (fault === 'after') return void request.socket.destroy();
      reply(200, { code: '100', message: 'ok', data: toWire(call.answer, result) });
    } catch (error) {
      const code = error instanceof WalletRefusal ? error.code : '400';
      reply(200, { code, message: (error as Error).message, data: null });
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const wallet: Wallet = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    rounds,
    fault: undefined,
    restriction: undefined,
    forgetful: false,
    launch(options = {}) {
      count += 1;
      const token = `launch-${count}-${randomUUID()}`;
      launches.set(token, {
        gameCode: 'tide',
        gameName: 'Tidewater',
        mode: 'real',
        currency: 'USD',
        language: 'en_US',
        balance: '100.00',
        lobbyUrl: 'http://localhost:3000/close',
        playerId: `player of ${token}`,
        law: { jurisdiction: 'open', maxStake: null },
        timeZone: 'UTC',
        ...options,
      });
      return token;
    },
    pay(launchToken, amount) {
      const of = member(`session-${launchToken}`);
      of.minor += toMinor(amount, of.currency);
    },
    balanceOf: (launchToken) => balance(member(`session-${launchToken}`)).balance,
    endSession(launchToken) {
      member(`session-${launchToken}`).ended = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return wallet;
}

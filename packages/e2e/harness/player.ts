import {
  bearer,
  callUrl,
  CHANNELS,
  decodeAnswer,
  encodePayload,
  gameAddress,
  HEADERS,
  launchTokenOf,
  leave,
  play,
  providerAuthenticate,
  providerSettle,
  providerWager,
  type AnswerOf,
  type Call,
  type login,
  type PayloadOf,
} from '@tessera/wire';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { createApi } from './api.ts';
import { firstSlot, type KnownGame } from './catalogue.ts';
import type { Tessera } from './tessera.ts';

/** Amounts of a round, in the member's currency. */
interface RoundMoney {
  readonly stake: string;
  readonly payout: string;
}

/** A member who plays by the wire, with a provider's server of the journey's own. */
export interface Player {
  readonly game: KnownGame;
  /** Requests the game, which its provider does not open yet. */
  readonly start: () => Promise<void>;
  /** Gives up a start, or leaves the game. */
  readonly leave: () => Promise<void>;
  /** Opens the game and its round. @returns the end of the round */
  readonly openRound: (money?: RoundMoney) => Promise<() => Promise<void>>;
  readonly close: () => void;
}

/** @param session of a login; a page may have the same one */
export async function createPlayer(
  { site, platform, dataDir }: Pick<Tessera, 'site' | 'platform' | 'dataDir'>,
  { token, memberId }: Pick<AnswerOf<typeof login>, 'token' | 'memberId'>,
): Promise<Player> {
  const key = (await readFile(join(dataDir, 'provider-key'), 'utf8')).trim();
  const game = await firstSlot(platform);
  const api = createApi(platform, token);
  const socket = io(site, { transports: ['websocket'], forceNew: true });
  const auth = { headers: { Authorization: bearer(token) } };
  const channel = CHANNELS.member(memberId);
  const status: unknown = await socket.emitWithAck('subscribe', { channel, auth });
  if (status !== 200) throw new Error(`the socket was refused ${channel}: ${String(status)}`);

  async function asProvider<C extends Call>(call: C, payload: PayloadOf<C>): Promise<AnswerOf<C>> {
    const response = await fetch(new URL(callUrl(call), platform), {
      method: call.method,
      headers: { 'content-type': 'application/json', [HEADERS.providerKey]: key },
      body: JSON.stringify(encodePayload(call, payload)),
    });
    return decodeAnswer(call, response.status, await response.json());
  }

  async function launch(): Promise<string> {
    const address = new Promise<string>((resolve) =>
      socket.once(gameAddress.name, (_channel: string, { url }: { readonly url: string }) => resolve(url)),
    );
    const { gpId: provider, house, gameType, gameCode } = game;
    await api.send(play, { provider, house, gameType, gameCode, lobbyUrl: '/close', device: 1 });
    return launchTokenOf(await address) ?? '';
  }

  return {
    game,
    async start() {
      await launch();
    },
    async leave() {
      await api.send(leave, {});
    },
    async openRound({ stake, payout } = { stake: '1', payout: '1' }) {
      const { sessionToken } = await asProvider(providerAuthenticate, { launchToken: await launch() });
      const round = { sessionToken, roundId: randomUUID() };
      await asProvider(providerWager, { ...round, transactionId: randomUUID(), amount: stake, outcome: {} });
      return async () => {
        await asProvider(providerSettle, { ...round, transactionId: randomUUID(), payout });
      };
    },
    close: () => void socket.close(),
  };
}

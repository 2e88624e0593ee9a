import { randomUUID } from 'node:crypto';
import type { CurrencyCode } from '@tessera/domain';
import { launchTokenOf, type AnswerOf, type Calls, type GameKey } from '@tessera/wire';
import type { TestPlatform } from './platform.ts';
import { openSocket } from './socket.ts';

/** A game that is open, as the provider's server sees it. */
export interface OpenGame {
  readonly session: AnswerOf<Calls['providerAuthenticate']>;
  wager(amount: string, round?: string, transaction?: string): Promise<string>;
  settle(payout: string, round?: string, transaction?: string, returned?: string): Promise<string>;
  cancel(round?: string, transaction?: string): Promise<string>;
}

/** The names of the lobby's first game. */
export async function someGame(platform: TestPlatform, currency: CurrencyCode = 'USD'): Promise<GameKey> {
  const [game] = (await platform.send('hotGames', { siteId: 1, currency })).list;
  if (!game) throw new Error('the seed has no games');
  const { gpId, house, gameType, gameCode } = game;
  return { gpId, house, gameType, gameCode };
}

/** @returns the launch token */
export async function launchDemo(platform: TestPlatform, currency: CurrencyCode = 'USD'): Promise<string> {
  const key = await someGame(platform, currency);
  const { gameUrl } = await platform.send('demoPlay', { ...key, siteId: 1, currency, device: 1 });
  return launchTokenOf(gameUrl) ?? '';
}

export async function openDemoGame(platform: TestPlatform, currency?: CurrencyCode): Promise<OpenGame> {
  return providerGame(platform, await launchDemo(platform, currency));
}

/** A game for the member's own money, whose address comes over the member's channel. */
export async function openRealGame(platform: TestPlatform, token: string): Promise<OpenGame> {
  return providerGame(platform, await launchReal(platform, token));
}

/** @returns the launch token of a game for the member's own money, which its provider has not opened yet */
export async function launchReal(platform: TestPlatform, token: string): Promise<string> {
  const { id } = await platform.send('layout', {}, { token });
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${id}`, token);
  await browser.settle();
  const { gpId: provider, ...key } = await someGame(platform);
  await platform.send('play', { ...key, provider, lobbyUrl: '/close', device: 1 }, { token });
  const [, address] = await browser.next('game');
  browser.close();
  return launchTokenOf((address as { url: string }).url) ?? '';
}

/** What the provider's server does with a launch token. */
export async function providerGame(platform: TestPlatform, launchToken: string): Promise<OpenGame> {
  const session = await platform.send('providerAuthenticate', { launchToken });
  const { sessionToken } = session;
  // Round ids are the provider's own: two games of a test do not share one unless they say so.
  const ownRound = randomUUID();
  return {
    session,
    async wager(amount, roundId = ownRound, transactionId = randomUUID()) {
      const payload = { sessionToken, roundId, transactionId, amount, outcome: {} };
      return (await platform.send('providerWager', payload)).balance;
    },
    async settle(payout, roundId = ownRound, transactionId = randomUUID(), returned = undefined) {
      const payload = { sessionToken, roundId, transactionId, payout, returned };
      return (await platform.send('providerSettle', payload)).balance;
    },
    async cancel(roundId = ownRound, transactionId = randomUUID()) {
      return (await platform.send('providerCancel', { sessionToken, roundId, transactionId })).balance;
    },
  };
}

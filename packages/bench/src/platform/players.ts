import { randomUUID } from 'node:crypto';
import { CALLS, launchTokenOf } from '@tessera/wire';
import type { Sender } from './sender.ts';

/** What the captchas of the measured platform are answered with. */
export const CAPTCHA_ANSWER = '2468';
export const PASSWORD = 'bench1234';
export const DEVICE = {
  device: 1,
  host: 'localhost',
  system: 'bench',
  systemVersion: '1',
  browser: 'bench',
  udid: 'bench',
} as const;

/** @returns the accounts of so many new members */
export async function register(sender: Sender, count: number): Promise<string[]> {
  const run = randomUUID().slice(0, 5);
  const accounts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const memberAccount = `b${run}${index}`;
    const { token: captchaToken } = await sender.send(CALLS.captcha, { type: 2, siteId: 1 });
    await sender.send(CALLS.register, {
      memberAccount,
      memberEmail: `${memberAccount}@example.com`,
      siteId: 1,
      memberCurrency: 'USD',
      password: PASSWORD,
      checkPassword: PASSWORD,
      answer: CAPTCHA_ANSWER,
      captchaToken,
      ...DEVICE,
    });
    accounts.push(memberAccount);
  }
  return accounts;
}

/** @returns the token */
export async function logIn(sender: Sender, account: string): Promise<string> {
  const { token: captchaToken } = await sender.send(CALLS.captcha, { type: 1, siteId: 1 });
  const form = { account, password: PASSWORD, siteId: 1, answer: CAPTCHA_ANSWER, captchaToken, ...DEVICE };
  return (await sender.send(CALLS.login, form)).token;
}

/** @returns the session token of a demo game, whose credits a round does not use up */
export async function openGame(sender: Sender): Promise<string> {
  const [game] = (await sender.send(CALLS.hotGames, { siteId: 1, currency: 'USD' })).list;
  if (!game) throw new Error('the platform has no games');
  const { gpId, house, gameType, gameCode } = game;
  const key = { gpId, house, gameType, gameCode };
  const { gameUrl } = await sender.send(CALLS.demoPlay, { ...key, siteId: 1, currency: 'USD', device: 1 });
  const launchToken = launchTokenOf(gameUrl) ?? '';
  return (await sender.send(CALLS.providerAuthenticate, { launchToken })).sessionToken;
}

/** A round that leaves the balance as it was. */
export async function playRound(sender: Sender, sessionToken: string): Promise<void> {
  const round = { sessionToken, roundId: randomUUID() };
  const wager = { ...round, transactionId: randomUUID(), amount: '0.10', outcome: { reels: [1, 2, 3] } };
  await sender.send(CALLS.providerWager, wager);
  await sender.send(CALLS.providerSettle, { ...round, transactionId: randomUUID(), payout: '0.10' });
}

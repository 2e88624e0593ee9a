import { callUrl, captcha, login, play, responsibleTimeOut, type PayloadOf } from '@tessera/wire';
import type { Api } from '../harness/api.ts';
import { firstSlot } from '../harness/catalogue.ts';
import { apiOf, logInByWire, registerPerson } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

/** What the login is sent with in place of what is right, and what the form then says; all codes are in login.codes.test.ts. */
const LOGINS = [
  { wrong: 'captcha', answer: '0000', says: text('mf-auth:verify_failed') },
  { wrong: 'password', password: 'play4321', says: text('mf-auth:login.account_error') },
  { wrong: 'account', account: 'nosuchplayer', says: text('mf-auth:login.account_error') },
] as const;

test(
  'shows the platform’s refusal at the login, and can be sent again',
  { tag: ['@mf-auth'] },
  async ({ lobby, page, platform, problems }) => {
    problems.expect(new RegExp(`^http 4\\d\\d POST .*${callUrl(login)}$`));
    const person = await registerPerson(platform);
    await lobby.open('/faq');
    const nextCaptcha = () => page.waitForResponse((response) => response.url().endsWith(callUrl(captcha)));
    const form = await lobby.openLogin();
    const first = nextCaptcha();
    await form.getByRole('button', { name: text('mf-auth:captcha.usePicture') }).click();
    await first;
    for (const { wrong, says, answer, ...change } of LOGINS.map((row) => ({ answer: undefined, ...row }))) {
      await test.step(wrong, async () => {
        const next = nextCaptcha();
        await lobby.fillLogin({ ...person, ...change }, answer);
        await expect(form.getByText(says)).toBeVisible();
        await next;
      });
    }
    await lobby.fillLogin(person);
    await expect(lobby.balance()).toBeVisible();
  },
);

/** Returns the words of the platform's refusal to open a game for this member, as another client gets them. */
async function wordsOfRefusal(api: Api, game: PayloadOf<typeof play>): Promise<string> {
  const refusal = await api.send(play, game).catch((error: Error) => error.message);
  if (typeof refusal !== 'string') throw new Error('the platform opens the game');
  return refusal;
}

/**
 * What keeps a member from a game, and what the lobby says. 203 and 404 are not here: the lobby knows of both before a player can
 * ask, and shows no button then (`maintenance.notice.test.ts`, `LaunchHost.test.tsx`).
 */
const LAUNCHES = [
  {
    code: '957',
    provoke: (_: Api, account: string) => operate('transfer-disabled on', '--member', account),
    undo: (account: string) => operate('transfer-disabled off', '--member', account),
    says: async () => text('mf-lobby-late:launch.transfer_disabled'),
  },
  {
    code: '961',
    provoke: (api: Api) => api.send(responsibleTimeOut, { length: '24_hours' }),
    undo: async () => undefined,
    says: wordsOfRefusal,
  },
];

test(
  'shows the platform’s refusal of a game, and can be asked again',
  { tag: ['@mf-lobby'] },
  async ({ lobby, page, platform }) => {
    const { account } = await logInByWire(page, platform);
    const game = await firstSlot(platform);
    await lobby.open(`/?q=${encodeURIComponent(game.name)}`);
    const api = await apiOf(page, platform);
    const { house, gameType, gameCode } = game;
    const payload = {
      provider: game.gpId,
      house,
      gameType,
      gameCode,
      lobbyUrl: '/close',
      device: 1,
    } as const;
    for (const { code, provoke, undo, says } of LAUNCHES) {
      await test.step(code, async () => {
        await provoke(api, account);
        const words = await says(api, payload);
        await lobby.card(game.name).getByRole('button').first().click();
        await expect(page.getByText(words).first()).toBeVisible();
        await undo(account);
      });
    }
  },
);

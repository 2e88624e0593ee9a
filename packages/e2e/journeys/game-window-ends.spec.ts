import { firstSlot } from '../harness/catalogue.ts';
import { openGame } from '../harness/game-window.ts';
import { logInByWire } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

test(
  'the lobby closes the window of a game when transfers are disabled, and at a logout',
  { tag: [TAG.proofOnPhone, '@mf-auth', '@mf-lobby'] },
  async ({ lobby, page, platform, problems }) => {
    // The game's calls and the page's that the end of the session overtakes.
    problems.expect(/^http 401 /);
    const { account } = await logInByWire(page, platform);
    const game = await firstSlot(platform);
    await lobby.open(`/?q=${encodeURIComponent(game.name)}`);
    await expect(lobby.balance()).toBeVisible();
    const open = () => openGame(page, () => lobby.card(game.name).getByRole('button').first().click());

    await test.step('transfers are disabled', async () => {
      const { page: window } = await open();
      await operate('transfer-disabled on', '--member', account);
      await expect.poll(() => window.isClosed()).toBe(true);
      await expect(page.getByText(text('mf-lobby-late:launch.transfer_disabled')).first()).toBeVisible();
      await operate('transfer-disabled off', '--member', account);
    });

    await test.step('logout', async () => {
      const { page: window } = await open();
      await lobby.fromAccountMenu(text('mf-auth:account.logout'));
      await lobby
        .question(text('mf-auth:logout.playing.title'))
        .getByRole('button', { name: text('mf-auth:logout.playing.confirm') })
        .click();
      await expect.poll(() => window.isClosed()).toBe(true);
      await expect(lobby.balance()).toBeHidden();
    });
  },
);

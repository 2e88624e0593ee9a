import { gameOfMode } from '../harness/catalogue.ts';
import { gameIn } from '../harness/game-window.ts';
import { logInByWire } from '../harness/members.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

test('a game in a sandboxed frame is played and shown in fullscreen, and cannot navigate the lobby', async ({
  lobby,
  page,
  platform,
  problems,
}) => {
  const game = await gameOfMode(platform, 'modal');
  const place = `/?hall=${game.gtId}&provider=${game.gpId}`;
  await logInByWire(page, platform);
  await lobby.open(place);
  await expect(lobby.balance()).toBeVisible();
  await lobby.card(game.name).getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: game.name });
  const played = await gameIn(dialog.frameLocator('iframe'), page);
  const { stake, payout, before, after } = await played.playRound();
  expect(stake).toBeGreaterThan(0);
  expect(after).toBeCloseTo(before - stake + payout, 2);

  await dialog.getByRole('button', { name: text('mf-lobby-late:launch.fullscreen'), exact: true }).click();
  const leave = dialog.getByRole('button', {
    name: text('mf-lobby-late:launch.exit_fullscreen'),
    exact: true,
  });
  await expect(leave).toBeVisible();
  await leave.click();
  await expect(leave).toBeHidden();

  problems.expect(/Unsafe attempt to initiate navigation/);
  const refusal = await (await dialog.locator('iframe').elementHandle())?.contentFrame().then((frame) =>
    frame?.evaluate(() => {
      try {
        top!.location.href = '/close';
        return 'navigated';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );
  expect(refusal).toBe('SecurityError');
  await expect(page).toHaveURL(place);
  await expect(dialog).toBeVisible();
});

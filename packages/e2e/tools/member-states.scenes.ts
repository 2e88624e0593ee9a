import type { Page } from '@playwright/test';
import { logInElsewhere } from '../harness/members.ts';
import { operateOn } from '../harness/operator.ts';
import { text } from '../harness/texts.ts';
import type { Scene } from './scenes.ts';
import { expect, type Stage } from './stage.ts';

/** States of the member's pages that only bad luck brings about, for a member who has just registered. */

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-member-center:${id}`, values);

const WRONG = 'wrong1234';

const failing = (shown: Page, path: string) =>
  shown.route(path, (route) => route.fulfill({ status: 500, body: '' }));

/** The device loses its connection. */
async function loseConnection({ page: shown, still }: Stage): Promise<void> {
  await still(shown);
  await shown.context().setOffline(true);
  await expect(shown.getByText(text('shell-late:offline')).first()).toBeVisible({ timeout: 30_000 });
}

/** A letter comes, and the list cannot be read again. */
async function missLetter({ page: shown, person, dataDir }: Stage): Promise<void> {
  await expect(shown.getByText(say('letter.none'))).toBeVisible();
  if (!person || dataDir === undefined)
    throw new Error('only the site’s operator sends letters: give --data');
  await failing(shown, '**/member/letter');
  const letter = ['--to', person.account, '--title', 'A new hall', '--content', '<p>It is open.</p>'];
  await operateOn(dataDir, 'letters send', ...letter);
  const [before = ''] = say('stale.asOf', { time: '|' }).split('|');
  await expect(shown.getByText(before).first()).toBeVisible({ timeout: 30_000 });
}

const onPage = (name: string, path: string, act: (stage: Stage) => Promise<unknown>): Scene => ({
  name,
  whole: true,
  async play(stage) {
    await stage.go(path);
    await act(stage);
  },
});

export const MEMBER_STATE_SCENES: readonly Scene[] = [
  onPage('state-row', '/user/Info', ({ page: shown }) =>
    shown
      .getByRole('main')
      .getByRole('button', { name: new RegExp(say('info.email')) })
      .click(),
  ),
  onPage('state-stale', '/user/Letter', missLetter),
  onPage('state-offline', '/user/MyWallet', loseConnection),
  onPage('state-ended', '/user/Info', async ({ page: shown, person, site }) => {
    if (!person) throw new Error('no member is logged in');
    await logInElsewhere(site, person);
    // By the event, or by the first call that is refused.
    const words = shown.getByText(text('shell:already_login_msg'));
    await expect(words.or(shown.getByText(text('shell:session.expired'))).first()).toBeVisible({
      timeout: 30_000,
    });
  }),
  {
    name: 'state-letters-failed',
    async play({ lobby, page: shown }) {
      await failing(shown, '**/member/letter');
      await lobby.open('/user/Letter');
      await expect(shown.getByRole('main').getByText(say('fail.unknown'))).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'state-locked',
    async play({ go, page: shown }) {
      await go('/user/Security');
      const label = say('info.withdrawPassword');
      await shown.getByRole('button', { name: `${say('security.set')}: ${label}` }).click();
      const dialog = shown.getByRole('dialog', { name: label });
      await dialog.locator('[name=digits]').fill('2468');
      await dialog.locator('[name=again]').fill('2468');
      const [words = ''] = say('lock.password', { time: '|' }).split('|');
      await expect(async () => {
        await dialog.locator('[name=password]').fill(WRONG);
        await dialog.locator('[type=submit]').click({ timeout: 2_000 });
        await expect(dialog.getByText(words)).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
    },
  },
];

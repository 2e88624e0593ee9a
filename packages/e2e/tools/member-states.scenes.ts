import type { Page } from '@playwright/test';
import { proof } from '@tessera/wire';
import { apiOf, logInElsewhere } from '../harness/members.ts';
import { operateOn } from '../harness/operator.ts';
import { text } from '../harness/texts.ts';
import type { Scene } from './scenes.ts';
import { expect, type Stage } from './stage.ts';

/** States of the member's pages that only bad luck brings about, for a member who has just registered. */

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-member-center:${id}`, values);

/** More tries than any lock allows. */
const MOST_TRIES = 20;
const WRONG = 'wrong1234';

/** Guesses the password until its lock answers. */
async function lockPassword({ page, site }: Stage): Promise<void> {
  const api = await apiOf(page, site);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const code = await api
      .send(proof, { password: WRONG })
      .catch((error: { readonly code?: string }) => error.code);
    if (code === '103') return;
  }
  throw new Error('the password is not locked');
}

const failing = (shown: Page, path: string) =>
  shown.route(path, (route) => route.fulfill({ status: 500, body: '' }));

/** The device loses its connection. */
async function loseConnection({ page: shown }: Stage): Promise<void> {
  await shown.context().setOffline(true);
  await expect(shown.getByText(text('shell-late:offline')).first()).toBeVisible({ timeout: 30_000 });
}

/** A letter comes, and the list cannot be read again. */
async function missLetter({ page: shown, person, dataDir }: Stage): Promise<void> {
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
    async play(stage) {
      const { go, page: shown, person } = stage;
      await go('/user/Security');
      await lockPassword(stage);
      const label = say('info.withdrawPassword');
      await shown.getByRole('button', { name: `${say('security.set')}: ${label}` }).click();
      const dialog = shown.getByRole('dialog', { name: label });
      await dialog.locator('[name=password]').fill(person?.password ?? WRONG);
      await dialog.locator('[name=digits]').fill('2468');
      await dialog.locator('[name=again]').fill('2468');
      await dialog.locator('[type=submit]').click();
      await expect(dialog.locator('[type=submit]')).toBeDisabled();
    },
  },
];

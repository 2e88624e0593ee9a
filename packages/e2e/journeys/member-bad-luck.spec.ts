import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { profile, profileEdit, sessionSeveral } from '@tessera/wire';
import { createLobby } from '../harness/lobby.ts';
import {
  apiOf,
  bringSession,
  logInByWire,
  logInElsewhere,
  registerSession,
  type Person,
} from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { DRAWN_WHEN_ASKED, startTessera } from '../harness/tessera.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

/** What happens to a member's page while something is typed or read in it. The sizes do not differ. */

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-member-center:${id}`, values);
const ONE = { tag: ['@shell', '@mf-member-center'] };

const telegramOf = (page: Page) => page.getByLabel(/^Telegram/);
const save = (page: Page) => page.getByRole('button', { name: say('save'), exact: true }).click();

/** Opens the form of the profile and types a name that no other account has. */
async function typeTelegram(page: Page): Promise<string> {
  await page.getByRole('button', { name: say('edit.start'), exact: true }).click();
  const name = `an_${randomUUID().slice(0, 8)}`;
  await telegramOf(page).fill(name);
  return name;
}

/** Expects that the page asks for a login, and logs in from it. */
async function logInAgain(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: text('shell:page.membersOnly') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: text('shell:page.logIn') })
    .click();
  await createLobby(page, false).fillLogin(person);
}

test(
  'keeps the member’s window and a half-filled form when another device logs in',
  ONE,
  async ({ lobby, page, platform, problems }) => {
    // What the pages ask for with the token of the session that has ended.
    problems.expect(/^http 401 POST /);
    const person = await logInByWire(page, platform);
    await lobby.open('/faq');
    const [centre] = await Promise.all([
      page.waitForEvent('popup'),
      lobby.fromAccountMenu(text('mf-auth:account.centre')),
    ]);
    const typed = await typeTelegram(centre);
    await logInElsewhere(platform, person);
    await logInAgain(centre, person);
    await expect(centre.getByText(say('edit.resumed'))).toBeVisible();
    await expect(telegramOf(centre)).toHaveValue(typed);
    await expect(page).toHaveURL('/faq');
  },
);

test(
  'reaches another browser with “log out everywhere else”, which keeps its half-filled form',
  ONE,
  async ({ browser, lobby, page, platform, problems }) => {
    problems.expect(/^http 401 POST /);
    const person = await logInByWire(page, platform);
    await lobby.open('/user/Security');
    await (await apiOf(page, platform)).send(sessionSeveral, { isSeveral: 1 });

    const device = await browser.newContext({ baseURL: new URL(page.url()).origin });
    await problems.watch(device);
    const there = await device.newPage();
    await bringSession(there, await logInElsewhere(platform, person));
    await createLobby(there, false).open('/user/Info');
    const typed = await typeTelegram(there);

    await page.getByRole('button', { name: say('sessions.endOthers') }).click();
    await logInAgain(there, person);
    await expect(there).toHaveURL('/user/Info');
    await expect(telegramOf(there)).toHaveValue(typed);
    await device.close();
  },
);

test(
  'saves the later of two tabs over the earlier one, without what the earlier one has set for good',
  ONE,
  async ({ context, lobby, page, platform }) => {
    // This tab gets no events: only the refusal of its form says that the profile has changed.
    await page.routeWebSocket(/./, () => undefined);
    await logInByWire(page, platform);
    await lobby.open('/user/Info');
    const other = await context.newPage();
    await createLobby(other, false).open('/user/Info');
    const birthday = say('info.birthday');
    const typed = await typeTelegram(page);
    await page.getByLabel(new RegExp(`^${birthday}`)).fill('1990-04-12');

    await other.getByRole('button', { name: say('edit.start'), exact: true }).click();
    await other.getByLabel(new RegExp(`^${birthday}`)).fill('1985-01-02');
    await save(other);
    await expect(other.getByText(say('edit.saved'))).toBeVisible();

    const refused = page.waitForResponse((response) => response.url().includes(profileEdit.path));
    await save(page);
    expect(await (await refused).text()).toContain('"120"');
    await expect(page.getByText(say('edit.changedFields', { fields: birthday }))).toBeVisible();
    await expect(page.getByText(say('edit.dropped', { fields: birthday }))).toBeVisible();
    await expect(telegramOf(page)).toHaveValue(typed);
    await page.getByRole('button', { name: say('edit.accept') }).click();
    await save(page);
    await expect(page.getByText(say('edit.saved'))).toBeVisible();
    const kept = await (await apiOf(page, platform)).send(profile, {});
    expect(kept.memberBirthday).toBe('1985-01-02');
    expect(kept.memberTelegram).toMatch(/^an/);
  },
);

test(
  'keeps a letter open that another tab deletes, and closes it when it is deleted here too',
  ONE,
  async ({ context, lobby, page, platform, problems }) => {
    problems.expect(/^http 404 POST /);
    const { account } = await logInByWire(page, platform);
    for (const title of ['Tiles', 'Halls']) {
      await operate('letters send', '--to', account, '--title', title, '--content', `<p>All ${title}.</p>`);
    }
    const other = await context.newPage();
    const letter = (of: Page) =>
      of.getByRole('list', { name: say('letter.title') }).getByRole('link', { name: /Tiles/ });
    const remove = (of: Page) => of.getByRole('button', { name: say('letter.delete'), exact: true }).click();
    await lobby.open('/user/Letter');
    await createLobby(other, false).open('/user/Letter');
    for (const one of [page, other]) {
      await letter(one).click();
      await expect(one.getByText('All Tiles.')).toBeVisible();
    }

    await remove(other);
    await expect(letter(page)).toBeHidden();
    await expect(page.getByText('All Tiles.')).toBeVisible();
    await remove(page);
    await expect(page.getByText(say('letter.choose'))).toBeVisible();
  },
);

test(
  'keeps a half-filled form while the platform is away, and saves it when it is back',
  ONE,
  async ({ lobby, page, problems }) => {
    problems.expect(/^http 50[234] /, /^console error: (?:Failed to load|WebSocket)/, /^report /);
    // A site of its own: it is robbed of its platform.
    const tessera = await startTessera(DRAWN_WHEN_ASKED, {}, 'media-of-journeys');
    try {
      await bringSession(page, await registerSession(tessera.platform), tessera.site);
      await lobby.open(`${tessera.site}/user/Info`);
      const typed = await typeTelegram(page);
      await tessera.stopPlatform();
      await save(page);
      await expect(page.getByText(text('shell-late:away'))).toBeVisible();
      await expect(telegramOf(page)).toHaveValue(typed);

      await tessera.startPlatform();
      await expect(page.getByText(text('shell-late:away'))).toBeHidden();
      await save(page);
      await expect(page.getByText(say('edit.saved'))).toBeVisible();
      await expect(page.getByText('an•••')).toBeVisible();
    } finally {
      await tessera.stop();
    }
  },
);

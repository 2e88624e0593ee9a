import { readFile } from 'node:fs/promises';
import { myCash } from '@tessera/wire';
import { createLobby } from '../harness/lobby.ts';
import { apiOf, logInByWire, newPerson } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { payByCard } from '../harness/payments.ts';
import { TAG } from '../harness/run.ts';
import { CAPTCHA_ANSWER } from '../harness/tessera.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-member-center:${id}`, values);
const of = (id: string) => text(`mf-auth:${id}`);

test(
  'rewards a member whose friend registers by the link and deposits',
  { tag: [TAG.proofOnPhone, '@mf-member-center', '@mf-auth'] },
  async ({ lobby, page, platform, browser, baseURL, problems, isPhone }) => {
    await operate('settings set', '--currency', 'USD', '--recommendation', 'on');
    await operate('recommendation set', '--currency', 'USD', '--first-deposit', '20', '--level', '1:5');
    await logInByWire(page, platform);
    const api = await apiOf(page, platform);
    const friend = newPerson();
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await problems.watch(context);
    const friendPage = await context.newPage();

    const link = await test.step('has a link, and its QR code as a file', async () => {
      await lobby.open('/user/RecommendProject');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: say('recommend.svg') }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^recommendation-.+\.svg$/);
      expect(await readFile(await download.path(), 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
      return page.locator('code').innerText();
    });

    await test.step('the friend registers by the link', async () => {
      const { pathname, search, searchParams } = new URL(link);
      const theirs = createLobby(friendPage, isPhone);
      await theirs.open(pathname + search);
      const form = theirs.dialog(of('signup.title'));
      await expect(form.locator('[name=introducer]')).toHaveValue(searchParams.get('recommend_code') ?? '');
      await form.locator('[name=username]').fill(friend.account);
      await form.locator('[name=password]').fill(friend.password);
      await form.locator('[name=checkPassword]').fill(friend.password);
      await form.locator('[name=memberEmail]').fill(friend.email);
      await form.getByLabel(of('captcha.label')).fill(CAPTCHA_ANSWER);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: of('signup.submit') }).click();
      await expect(theirs.balance()).toBeVisible();
    });

    const records = page.getByRole('table', { name: say('records.title') });
    await test.step('is found by the whole account only, and shown masked', async () => {
      await lobby.open('/user/RecommendRecord');
      await expect(records).toContainText(`${friend.account.slice(0, 2)}•••`);
      await expect(records).toContainText(say('records.pending'));
      await lobby.open(`/user/RecommendMemberSearch?account=${friend.account.slice(0, 6)}`);
      await expect(page.getByText(say('records.noneFiltered'))).toBeVisible();
      await page.getByRole('searchbox', { name: say('search.account'), exact: true }).fill(friend.account);
      await page.keyboard.press('Enter');
      const found = page.getByRole('table', { name: say('search.title') });
      await expect(found).toContainText(`${friend.account.slice(0, 2)}•••`);
      await expect(found).not.toContainText(friend.account);
    });

    await test.step('the friend’s first deposit is rewarded', async () => {
      await payByCard(friendPage, await apiOf(friendPage, platform), '20');
      await expect.poll(async () => (await api.send(myCash, {})).cash).toBe('1005.00');
      await lobby.open('/user/RecommendRecord');
      await expect(records).toContainText(say('records.rewarded'));
      await expect(records).toContainText('$5.00');
    });
    await context.close();
  },
);

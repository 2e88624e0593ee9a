import {
  authenticatorBegin,
  authenticatorConfirm,
  callUrl,
  linkedLogins,
  responsibleExclude,
  thirdPartyComplete,
  thirdPartyLink,
  thirdPartyLinkComplete,
  thirdPartyLinkStart,
  thirdPartyStart,
  thirdPartyUnlink,
} from '@tessera/wire';
import { Secret, TOTP } from 'otpauth';
import { createApi } from '../harness/api.ts';
import { createLobby } from '../harness/lobby.ts';
import { bringSession, logInElsewhere, registerPerson, type Person } from '../harness/members.ts';
import { openOffered } from '../harness/offers.ts';
import { operate } from '../harness/operator.ts';
import {
  blocked,
  each,
  expectCodes,
  expectRefusals,
  logIn,
  openForm,
  openVisitors,
  OWN_WORDS,
  test,
  type Row,
  type Visitor,
} from '../harness/refusals.ts';
import { TAG } from '../harness/run.ts';
import { linkByWire, SANDBOX, unlinkByWire, visit, type SandboxChoice } from '../harness/sandbox-id.ts';
import { DRAWN_WHEN_ASKED, startTessera } from '../harness/tessera.ts';
import { expect } from '../harness/test.ts';

/**
 * 203 takes many accounts of one network: `auth-codes-registration.spec.ts`. 105 at the end of a visit takes a provider that
 * dies meanwhile, and the sandbox is the platform itself: the platform's `providers.test.ts`. 105 at its start is below.
 */
const ELSEWHERE = { complete: ['105', '203'], linkComplete: ['105'], start: ['105'] };
const AWAY = {
  id: 'away',
  name: 'Away',
  issuer: 'http://127.0.0.1:1',
  clientId: 'tessera',
  clientSecret: 'x',
};

// One after the other: they link the same persons, and the login’s keep theirs.
test.describe.configure({ mode: 'default' });

/** Goes back from a question to the login form, if one is asked. */
async function backToForm({ dialog, page, say }: Visitor): Promise<void> {
  const back = page
    .getByRole('button', { name: say('login.back') })
    .or(page.getByRole('button', { name: say('thirdParty.link.forget', SANDBOX) }));
  if (await back.isVisible()) await back.click();
  await expect(dialog('login.title').locator('[name=username]')).toBeVisible();
}

/** Registers a member who has linked a person of the sandbox. */
async function linkedMember(platform: string, choice: SandboxChoice) {
  // What `members require-transfer` needs.
  const person = await registerPerson(platform, 'USD', { withdrawPassword: '8642' });
  const { token } = await logInElsewhere(platform, person);
  await linkByWire(platform, token, choice);
  return { person, token };
}

async function enrol(platform: string, token: string): Promise<void> {
  const api = createApi(platform, token);
  const { secret } = await api.send(authenticatorBegin, {});
  await api.send(authenticatorConfirm, { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
}

test(
  'shows every refusal of the link that follows a login',
  { tag: [TAG.proof, '@mf-auth'] },
  async ({ browser, platform, problems, baseURL }) => {
    /** Who logs in, by the order of the visitors. */
    const people = (choice?: SandboxChoice) =>
      Promise.all(
        [1, 2].map(async () =>
          choice ? (await linkedMember(platform, choice)).person : registerPerson(platform),
        ),
      );
    const owner = await registerPerson(platform);
    const { token } = await logInElsewhere(platform, owner);
    const rows: readonly (Row & {
      readonly choice: SandboxChoice;
      readonly who: () => Promise<Person[]>;
      readonly meanwhile?: () => Promise<void>;
    })[] = [
      { code: '101', says: OWN_WORDS, change: { link_token: 'none' }, choice: 'new', who: people },
      { code: '103', says: OWN_WORDS, choice: 'new', who: () => people('new') },
      {
        code: '102',
        says: OWN_WORDS,
        choice: 'sandbox-ravi',
        who: people,
        meanwhile: () => linkByWire(platform, token, 'sandbox-ravi'),
      },
    ];
    expectCodes(thirdPartyLink, rows);
    for (const { choice, who, meanwhile, ...row } of rows) {
      await test.step(row.code, async () => {
        const members = await who();
        const visitors = await openVisitors(browser, problems, baseURL ?? '');
        await each(visitors, async (visitor) => {
          await openForm(visitor, 'login');
          await visit(visitor, choice);
          const question = visitor.dialog('thirdParty.link.title');
          await question.getByRole('button', { name: visitor.say('thirdParty.link.login') }).click();
        });
        await meanwhile?.();
        await expectRefusals(visitors, thirdPartyLink, row, (visitor) =>
          logIn(visitor, members[visitors.indexOf(visitor)]!),
        );
        await each(visitors, ({ page }) => page.context().close());
      });
    }
    await unlinkByWire(platform, token);
  },
);

test(
  'shows every refusal of the linked logins',
  { tag: [TAG.proof, '@mf-auth'] },
  async ({ platform, visitors }) => {
    const title = 'linked.title';
    const tokens = new Map<Visitor, string>();
    const linkButton = ({ dialog, say }: Visitor) =>
      dialog(title).getByRole('button', { name: say('linked.link', SANDBOX) });
    await each(visitors, async (visitor) => {
      const { page } = visitor;
      const at = page.url();
      const session = await logInElsewhere(platform, await registerPerson(platform));
      tokens.set(visitor, session.token);
      await bringSession(page, session);
      await createLobby(page, false).open(at);
      await openOffered(page, 'mf-auth:linkedLogins', {});
      // Its list is there before no further answer of it comes.
      await expect(linkButton(visitor)).toBeVisible();
    });
    const owner = await logInElsewhere(platform, await registerPerson(platform));
    await linkByWire(platform, owner.token, 'sandbox-ravi');

    const begin = (visitor: Visitor) => linkButton(visitor).click();
    const linkInOtherWindow = () =>
      each(visitors, (visitor) => linkByWire(platform, tokens.get(visitor) ?? '', 'new'));
    const unlinkInOtherWindow = () =>
      each(visitors, (visitor) => unlinkByWire(platform, tokens.get(visitor) ?? ''));

    const complete: readonly Row[] = [
      { code: '101', says: OWN_WORDS, change: { state: 'none' } },
      { code: '104', says: OWN_WORDS, change: { code: 'made-up' } },
      { code: '102', says: OWN_WORDS },
      { code: '103', says: OWN_WORDS },
    ];
    const start: readonly Row[] = [
      { code: '101', says: OWN_WORDS, change: { provider: 'none' } },
      { code: '103', says: OWN_WORDS },
    ];
    expectCodes(thirdPartyLinkComplete, complete, ELSEWHERE.linkComplete);
    expectCodes(thirdPartyLinkStart, start, ELSEWHERE.start);
    // The open list follows the other window, unless its answer is still on its way.
    const listUrl = `**${callUrl(linkedLogins)}`;
    await each(visitors, ({ page }) => page.route(listUrl, () => new Promise(() => undefined)));
    await test.step('start 101', () => expectRefusals(visitors, thirdPartyLinkStart, start[0]!, begin));
    for (const row of complete) {
      await test.step(`complete ${row.code}`, async () => {
        await each(visitors, begin);
        if (row.code === '103') await linkInOtherWindow();
        await expectRefusals(visitors, thirdPartyLinkComplete, row, (visitor) =>
          visit(visitor, row.code === '102' ? 'sandbox-ravi' : 'new', title),
        );
      });
    }
    await test.step('start 103', () => expectRefusals(visitors, thirdPartyLinkStart, start[1]!, begin));
    await each(visitors, ({ page }) => page.unroute(listUrl));

    await test.step('unlink 101', async () => {
      const row: Row = { code: '101', says: OWN_WORDS };
      expectCodes(thirdPartyUnlink, [row]);
      const unlink = ({ dialog, say }: Visitor) =>
        dialog(title).getByRole('button', { name: say('linked.unlink', SANDBOX) });
      await each(visitors, async (visitor) => {
        await visitor.page.reload();
        await openOffered(visitor.page, 'mf-auth:linkedLogins', {});
        await unlink(visitor).click();
        await expect(
          visitor.dialog(title).getByText(visitor.say('linked.unlink.ask', SANDBOX)),
        ).toBeVisible();
      });
      await unlinkInOtherWindow();
      await expectRefusals(visitors, thirdPartyUnlink, row, (visitor) => unlink(visitor).click());
    });
    await unlinkByWire(platform, owner.token);
  },
);

test(
  'shows every refusal of a login by a provider',
  { tag: [TAG.proof, '@mf-auth'] },
  async ({ platform, visitors }) => {
    const [ada, excluded, ip, region, anonymiser] = await Promise.all([
      linkedMember(platform, 'sandbox-ada'),
      linkedMember(platform, 'sandbox-ravi'),
      blocked(),
      blocked('region'),
      blocked('anonymiser'),
    ]);
    const { account } = ada.person;
    const start: Row = { code: '101', says: OWN_WORDS, change: { provider: 'none' } };
    expectCodes(thirdPartyStart, [start], ELSEWHERE.start);
    /** The code, the person who is chosen, and what becomes of the member before. */
    type Step = Row & { readonly choice?: SandboxChoice; readonly before?: () => Promise<unknown> };
    const steps: readonly Step[] = [
      { code: '101', says: OWN_WORDS, change: { state: 'none' } },
      { code: '104', says: OWN_WORDS, change: { code: 'made-up' } },
      { code: '106', says: 'login.ip_error', network: ip },
      { code: '201', says: 'login.ip_error_code', network: region },
      { code: '202', says: 'login.ip_error_code', network: anonymiser },
      { code: '110', says: 'thirdParty.link.login', choice: 'new' },
      {
        code: '107',
        says: 'login.differentDevice.why',
        before: () => operate('members ask-on-new-device', '--member', account),
      },
      { code: '803', says: 'authenticator.why', before: () => enrol(platform, ada.token) },
      {
        code: '802',
        says: 'thirdParty.transfer',
        before: () => operate('members require-transfer', '--member', account),
      },
      {
        code: '102',
        says: 'login.account_disable',
        before: () => operate('members disable', '--member', account),
      },
      {
        code: '103',
        says: OWN_WORDS,
        choice: 'sandbox-ravi',
        before: () => {
          const { password } = excluded.person;
          return createApi(platform, excluded.token).send(responsibleExclude, {
            length: '6_months',
            password,
          });
        },
      },
    ];
    expectCodes(thirdPartyComplete, steps, ELSEWHERE.complete);
    await each(visitors, (visitor) => openForm(visitor, 'login'));
    await test.step('start 101', () =>
      expectRefusals(visitors, thirdPartyStart, start, ({ dialog, say }) =>
        dialog('login.title')
          .getByRole('button', { name: say('thirdParty.continue', SANDBOX) })
          .click(),
      ));
    for (const { before, choice = 'sandbox-ada', ...row } of steps) {
      await test.step(row.code, async () => {
        await before?.();
        await expectRefusals(visitors, thirdPartyComplete, row, (visitor) => visit(visitor, choice));
        await each(visitors, backToForm);
      });
    }
  },
);

test(
  'shows that a provider cannot be reached',
  { tag: [TAG.proof, '@mf-auth'] },
  async ({ browser, problems }) => {
    const tessera = await startTessera(
      { ...DRAWN_WHEN_ASKED, OIDC_PROVIDERS: JSON.stringify([AWAY]) },
      {},
      'media-of-journeys',
    );
    try {
      const visitors = await openVisitors(browser, problems, tessera.site);
      const row: Row = { code: '105', says: OWN_WORDS };
      const provider = { provider: AWAY.name };
      await test.step('a login', async () => {
        await each(visitors, (visitor) => openForm(visitor, 'login'));
        await expectRefusals(visitors, thirdPartyStart, row, ({ dialog, say }) =>
          dialog('login.title')
            .getByRole('button', { name: say('thirdParty.continue', provider) })
            .click(),
        );
      });
      await test.step('a link', async () => {
        await each(visitors, async ({ page }) => {
          const at = page.url();
          await bringSession(
            page,
            await logInElsewhere(tessera.platform, await registerPerson(tessera.platform)),
          );
          await createLobby(page, false).open(at);
          await openOffered(page, 'mf-auth:linkedLogins', {});
        });
        await expectRefusals(visitors, thirdPartyLinkStart, row, ({ dialog, say }) =>
          dialog('linked.title')
            .getByRole('button', { name: say('linked.link', provider) })
            .click(),
        );
      });
      await each(visitors, ({ page }) => page.context().close());
    } finally {
      await tessera.stop();
    }
  },
);

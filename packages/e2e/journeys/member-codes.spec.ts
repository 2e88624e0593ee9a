import {
  editPassword,
  editWithdrawPassword,
  entryCode,
  infoData,
  letterDestroy,
  markLetterRead,
  proof,
  sessionEnd,
  sessionSeveral,
  type AnswerOf,
  type login,
} from '@tessera/wire';
import { createApi, type Api } from '../harness/api.ts';
import { createLobby } from '../harness/lobby.ts';
import { bringSession, logInElsewhere, registerPerson, type Person } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import {
  each,
  expectCodes,
  expectRefusals,
  lockedFor,
  test,
  type Row,
  type Visitor,
} from '../harness/refusals.ts';
import { TAG } from '../harness/run.ts';
import { text } from '../harness/texts.ts';

/** Calls of the security page and of letters; those of the profile's phone are in `member-codes-phone.spec.ts`. */

const TAGS = { tag: [TAG.proof, '@mf-member-center'] };
const NO_ID = 2_000_000;
const WRONG = 'wrong1234';
const NEW = 'qz7pl2vk9';
const DIGITS = '2468';

interface Entered {
  readonly person: Person;
  readonly session: AnswerOf<typeof login>;
  readonly api: Api;
}

/** Logs a new person in on each visitor's page. */
async function enter(visitors: readonly Visitor[], platform: string): Promise<Entered[]> {
  const people = await Promise.all(visitors.map(() => createMember(platform)));
  await Promise.all(visitors.map(({ page }, index) => bringSession(page, people[index]!.session)));
  return people;
}

/** Registers a person who is logged in by the wire. */
async function createMember(platform: string): Promise<Entered> {
  const person = await registerPerson(platform);
  const session = await logInElsewhere(platform, person);
  return { person, session, api: createApi(platform, session.token) };
}

const open = ({ page, path }: Visitor, address: string) => createLobby(page, false).open(path + address);

/** Returns a message of the member centre for a visitor who speaks with the words of `mf-auth`. */
const sayMember = ({ path }: Visitor, id: string) =>
  text(`mf-member-center:${id}`, {}, path === '' ? 'en_US' : 'hi_IN');

/** Locks the passwords of these members for one network. @returns the network */
const lockPasswords = (entered: readonly Entered[], platform: string) =>
  lockedFor((network) =>
    Promise.all(
      entered.map(({ session }) =>
        createApi(platform, session.token, 'en_US', network)
          .send(proof, { password: WRONG })
          .catch((error: unknown) => error),
      ),
    ),
  );

test('shows every refusal of a change of the password', TAGS, async ({ platform, visitors }) => {
  const people = await enter(visitors, platform);
  const network = await lockPasswords(people, platform);
  const same = people[0]!.person.password;
  const rows: readonly Row[] = [
    { code: '101', on: 'oldPassword', says: 'prove.err_password', change: { old_password: WRONG } },
    {
      code: '102',
      on: 'password',
      says: 'transfer.passwordSame',
      change: { password: same, check_password: same },
    },
    {
      code: '104',
      on: 'password',
      says: 'signup.err_psw_common',
      change: { password: 'letmein1', check_password: 'letmein1' },
    },
    { code: '103', says: 'lock.password', isLock: true, network },
  ];
  expectCodes(editPassword, rows);
  await each(visitors, async (visitor) => {
    await open(visitor, '/user/Security');
    const name = `${sayMember(visitor, 'security.change')}: ${sayMember(visitor, 'security.password')}`;
    await visitor.page.getByRole('button', { name }).click();
  });
  for (const row of rows) {
    await test.step(row.code, () =>
      expectRefusals(visitors, editPassword, row, async (visitor) => {
        const form = visitor.dialog('password.change.title');
        await form.locator('[name=oldPassword]').fill(same);
        await form.locator('[name=password]').fill(NEW);
        await form.locator('[name=checkPassword]').fill(NEW);
        await form.locator('[type=submit]').click();
      }),
    );
  }
});

test('shows every refusal of a fresh proof', TAGS, async ({ platform, visitors }) => {
  const people = await Promise.all(visitors.map(() => createMember(platform)));
  const network = await lockPasswords(people, platform);
  await Promise.all(
    visitors.map(async (visitor, index) => {
      const { page } = visitor;
      // An entry code brings a session that has given no proof.
      const { enc } = await people[index]!.api.send(entryCode, {});
      const unproved = await createApi(platform).send(infoData, { enc });
      await bringSession(page, unproved);
      await open(visitor, '/user/Security');
      await page.getByRole('checkbox', { name: sayMember(visitor, 'sessions.several') }).click();
    }),
  );
  const rows: readonly Row[] = [
    { code: '101', on: 'password', says: 'prove.err_password', change: { password: WRONG } },
    { code: '102', says: 'prove.unavailable', change: { password: undefined, code: '123456' } },
    { code: '103', says: 'lock.password', isLock: true, network },
  ];
  expectCodes(proof, rows);
  for (const row of rows) {
    await test.step(row.code, () =>
      expectRefusals(visitors, proof, row, async (visitor) => {
        const form = visitor.dialog('prove.title');
        await form.locator('[name=password]').fill(WRONG);
        await form.locator('[type=submit]').click();
      }),
    );
  }
});

test.describe('in the words of the member centre', () => {
  test.use({ app: 'mf-member-center' });

  test('shows every refusal of the withdrawal password', TAGS, async ({ platform, visitors }) => {
    const people = await enter(visitors, platform);
    const network = await lockPasswords(people, platform);
    const rows: readonly Row[] = [
      { code: '101', on: 'password', says: 'err.password', change: { password: WRONG } },
      { code: '103', says: 'lock.password', isLock: true, network },
    ];
    expectCodes(editWithdrawPassword, rows);
    await each(visitors, async (visitor) => {
      const { page, say } = visitor;
      await open(visitor, '/user/Security');
      await page
        .getByRole('button', { name: `${say('security.set')}: ${say('info.withdrawPassword')}` })
        .click();
    });
    for (const row of rows) {
      await test.step(row.code, () =>
        expectRefusals(visitors, editWithdrawPassword, row, async (visitor) => {
          const form = visitor.dialog('info.withdrawPassword');
          await form.locator('[name=password]').fill(people[visitors.indexOf(visitor)]!.person.password);
          await form.locator('[name=digits]').fill(DIGITS);
          await form.locator('[name=again]').fill(DIGITS);
          await form.locator('[type=submit]').click();
        }),
      );
    }
  });

  test('takes a session that has ended as ended', TAGS, async ({ platform, visitors }) => {
    const people = await enter(visitors, platform);
    await Promise.all(
      visitors.map(async (visitor, index) => {
        const { api, person } = people[index]!;
        await api.send(sessionSeveral, { isSeveral: 1 });
        await logInElsewhere(platform, person);
        await open(visitor, '/user/Security');
      }),
    );
    const ended: Row = { code: '101', says: 'sessions.ended', change: { id: 'none' } };
    expectCodes(sessionEnd, [ended]);
    await expectRefusals(visitors, sessionEnd, ended, ({ page, say }) =>
      page
        .getByRole('button', { name: new RegExp(`^${say('sessions.end')}: `) })
        .first()
        .click(),
    );
  });

  test('keeps going when a letter is gone', TAGS, async ({ platform, visitors }) => {
    const people = await enter(visitors, platform);
    await Promise.all(
      visitors.map(async (visitor, index) => {
        const { person } = people[index]!;
        const letter = ['--title', 'Tiles', '--content', '<p>A new hall is open.</p>'];
        await operate('letters send', '--to', person.account, ...letter);
        await open(visitor, '/user/Letter');
      }),
    );
    // The letter that was opened stays open, and can be deleted.
    const unread: Row = { code: '404', says: 'letter.delete', change: { id: NO_ID } };
    expectCodes(markLetterRead, [unread]);
    await expectRefusals(visitors, markLetterRead, unread, ({ page, say }) =>
      page
        .getByRole('list', { name: say('letter.title') })
        .getByRole('link', { name: /Tiles/ })
        .click(),
    );
    const gone: Row = { code: '404', says: 'letter.choose', change: { id: NO_ID } };
    expectCodes(letterDestroy, [gone]);
    await expectRefusals(visitors, letterDestroy, gone, ({ page, say }) =>
      page.getByRole('button', { name: say('letter.delete'), exact: true }).click(),
    );
  });
});

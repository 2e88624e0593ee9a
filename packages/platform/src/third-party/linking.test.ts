import { eq } from 'drizzle-orm';
import { fromWire, thirdPartyDemand, type ThirdPartyDemand } from '@tessera/wire';
import { letters } from '../db/schema/content.ts';
import { sessions } from '../db/schema/security.ts';
import { linkedLogins, thirdPartyArrivals } from '../db/schema/third-party.ts';
import { codeOf, dataOf, formsOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { newBrowserSecret, thirdPartyOf, type Choice } from '../testing/third-party.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
let visitor: ReturnType<typeof thirdPartyOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 1_000 });
  forms = formsOf(platform);
  visitor = thirdPartyOf(platform);
});
afterAll(() => platform.close());
beforeEach(() => platform.db.delete(linkedLogins));

/** A member who has linked a person of the sandbox, as the member centre does it. */
async function linkedMember(choice: Choice = 'sandbox-ada') {
  const { memberAccount: account, memberId: id, token } = await forms.register();
  await platform.send('thirdPartyLinkComplete', await visitor.visitToLink(token, choice), { token });
  return { account, id, token };
}
const logInBy = async (choice: Choice = 'sandbox-ada') => visitor.complete(await visitor.visit(choice));
const demandOf = async (login: Promise<unknown>) =>
  fromWire(thirdPartyDemand, await dataOf(login)) as ThirdPartyDemand;
const titlesOf = async (memberId: number) => {
  const found = await platform.db.select().from(letters).where(eq(letters.memberId, memberId));
  return found.map(({ title }) => title.en_US);
};

describe('the first use', () => {
  test('links the account to the member who logs in next in this browser, and writes a letter', async () => {
    const { memberId, memberAccount } = await forms.register();
    const visited = await visitor.visit('sandbox-ravi');
    const { linkToken } = await demandOf(visitor.complete(visited));
    const { token } = await forms.logIn(memberAccount);
    const link = (given: object = {}) =>
      platform.send('thirdPartyLink', { linkToken, secret: visited.secret, ...given }, { token });
    expect(await codeOf(link({ secret: newBrowserSecret() }))).toBe('101');
    expect(await link()).toEqual({ provider: { id: 'sandbox', name: 'Sandbox ID' } });
    expect(await codeOf(link())).toBe('101');
    expect(await titlesOf(memberId)).toContain('A login was linked to your account');
    expect((await logInBy('sandbox-ravi')).memberId).toBe(memberId);
  });

  test('101: too late', async () => {
    const visited = await visitor.visit('sandbox-ravi');
    const { linkToken } = await demandOf(visitor.complete(visited));
    await platform.db.update(thirdPartyArrivals).set({ expiresAt: new Date(0) });
    const { token } = await forms.register();
    const late = platform.send('thirdPartyLink', { linkToken, secret: visited.secret }, { token });
    expect(await codeOf(late)).toBe('101');
  });

  test('102: linked to another member meanwhile; 103: the member has another account of the provider', async () => {
    const visited = await visitor.visit('sandbox-ravi');
    const { linkToken } = await demandOf(visitor.complete(visited));
    const again = await visitor.visit('sandbox-ravi');
    const second = await demandOf(visitor.complete(again));
    const { token: owner } = await linkedMember('sandbox-ravi');
    const { token } = await linkedMember('sandbox-ada');
    const link = (as: string, demand: string, secret: string) =>
      codeOf(platform.send('thirdPartyLink', { linkToken: demand, secret }, { token: as }));
    expect(await link(token, linkToken, visited.secret)).toBe('102');
    expect(await link(owner, second.linkToken, again.secret)).toBe('accepted');
    const third = await visitor.visit('sandbox-mei');
    const demand = await demandOf(visitor.complete(third));
    expect(await link(token, demand.linkToken, third.secret)).toBe('103');
  });
});

describe('a member', () => {
  test('links another login in the session that has started it', async () => {
    const { token, memberAccount } = await forms.register();
    const visited = await visitor.visitToLink(token);
    const other = (await forms.register()).token;
    const complete = (as: string) => codeOf(platform.send('thirdPartyLinkComplete', visited, { token: as }));
    expect(await complete(other)).toBe('101');
    expect(await codeOf(visitor.complete(visited))).toBe('101');
    expect(await complete(token)).toBe('accepted');
    expect(await complete(token)).toBe('101');
    expect((await logInBy()).memberAccount).toBe(memberAccount);
  });

  test('102: another member has the login; 103: this member has one; 104: not confirmed', async () => {
    await linkedMember('sandbox-ada');
    const { token } = await forms.register();
    const completed = async (choice: Choice, given: object = {}) => {
      const visited = { ...(await visitor.visitToLink(token, choice)), ...given };
      return codeOf(platform.send('thirdPartyLinkComplete', visited, { token }));
    };
    expect(await completed('sandbox-ada')).toBe('102');
    expect(await completed('sandbox-mei', { code: 'made-up' })).toBe('104');
    const raced = await visitor.visitToLink(token, 'sandbox-ravi');
    expect(await completed('sandbox-mei')).toBe('accepted');
    expect(await codeOf(platform.send('thirdPartyLinkComplete', raced, { token }))).toBe('103');
    const start = (provider: string) =>
      codeOf(platform.send('thirdPartyLinkStart', { provider, secret: newBrowserSecret() }, { token }));
    expect(await start('sandbox')).toBe('103');
    expect(await start('none')).toBe('101');
  });

  test('unlinks a login, which then opens nothing; 101: it is another member’s or gone', async () => {
    const { id: memberId, token } = await linkedMember();
    const { token: other } = await forms.register();
    const { logins } = await platform.send('linkedLogins', {}, { token });
    const id = logins[0]!.id;
    const unlink = (as: string) => codeOf(platform.send('thirdPartyUnlink', { id }, { token: as }));
    expect(await unlink(other)).toBe('101');
    expect(await unlink(token)).toBe('accepted');
    expect(await unlink(token)).toBe('101');
    expect(await codeOf(logInBy())).toBe('110');
    expect(await titlesOf(memberId)).toEqual(
      expect.arrayContaining([
        'A login was linked to your account',
        'A login was unlinked from your account',
      ]),
    );
  });

  test('needs a fresh proof to link and to unlink', async () => {
    const { token } = await linkedMember();
    await platform.db.update(sessions).set({ provedAt: null });
    const secret = newBrowserSecret();
    const start = platform.send('thirdPartyLinkStart', { provider: 'sandbox', secret }, { token });
    expect(await codeOf(start)).toBe('428');
    expect(await codeOf(platform.send('thirdPartyUnlink', { id: 1 }, { token }))).toBe('428');
    const link = platform.send('thirdPartyLink', { linkToken: 'x', secret }, { token });
    expect(await codeOf(link)).toBe('428');
  });
});

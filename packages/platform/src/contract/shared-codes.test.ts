import { and, eq } from 'drizzle-orm';
import { sessionName, type Calls, type CodeOf, type PayloadOf } from '@tessera/wire';
import { providers } from '../db/schema/catalogue.ts';
import { transferLocks } from '../db/schema/content.ts';
import { members } from '../db/schema/members.ts';
import { recommendCodes, registrationBlocks } from '../db/schema/registration.ts';
import { responsibleSettings } from '../db/schema/responsible.ts';
import { sessions } from '../db/schema/security.ts';
import { registerFields } from '../db/schema/site.ts';
import { codeOf } from '../testing/forms.ts';
import { openRealGame } from '../testing/wallet.ts';
import { openScene, type Person, type Scene } from './scene.ts';

/** Codes that several calls share: what one of them is refused with beside the tests of its feature, the others are, too. */

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.platform.close());

test('a promotion that is not there is 404', async () => {
  const asked = { siteId: 1, currency: 'USD', language: 'en_US', id: 999_999 } as const;
  expect(await codeOf(scene.platform.send('promotionDetail', asked))).toBe('404');
});

describe('on blur, a field is refused as the form would be', () => {
  type Field = Partial<PayloadOf<Calls['registerVerification']>>;
  const scope = { siteId: 1, memberCurrency: 'USD', verification: 1 } as const;
  const leaving = (field: Field) =>
    codeOf(scene.platform.send('registerVerification', { ...scope, ...field }));
  const TAKEN = {
    memberName: 'Taken Name',
    memberEmail: 'taken@example.com',
    memberPhone: '5550909',
    identityId: 'TAKEN-1',
  };
  beforeAll(async () => {
    const { platform, forms } = scene;
    const isName = and(eq(registerFields.currency, 'USD'), eq(registerFields.name, 'member_name'));
    await platform.db.update(registerFields).set({ isUnique: true }).where(isName);
    await platform.db.insert(registrationBlocks).values([
      { field: 'member_name', value: 'mal lory' },
      { field: 'member_email', value: 'mallory@example.com' },
    ]);
    await forms.register(TAKEN);
  });

  test.each<[CodeOf<Calls['registerVerification']>, Field]>([
    ['103', { memberName: TAKEN.memberName }],
    ['104', { memberPhone: TAKEN.memberPhone }],
    ['105', { memberEmail: TAKEN.memberEmail }],
    ['112', { introducer: 'NOBODY7' }],
    ['214', { memberName: 'Mal Lory' }],
    ['216', { memberEmail: 'Mallory@example.com' }],
    ['223', { identityId: TAKEN.identityId, memberCurrency: 'JPY' }],
  ])('%s', async (code, field) => {
    expect(await leaving(field)).toBe(code);
  });

  test('108, 109 and 110: who brings or how may not, at present', async () => {
    const { db } = scene.platform;
    const { id } = scene.agent;
    await db.update(members).set({ agentActive: false }).where(eq(members.id, id));
    expect(await leaving({ introducer: String(id) })).toBe('108');
    await db.update(members).set({ agentActive: true }).where(eq(members.id, id));
    const introducer = 'GRACE7';
    const isSample = eq(members.account, 'player01');
    await db.update(members).set({ status: 'disabled' }).where(isSample);
    expect(await leaving({ introducer })).toBe('109');
    await db.update(members).set({ status: 'active' }).where(isSample);
    await db.update(recommendCodes).set({ isActive: false }).where(eq(recommendCodes.code, introducer));
    expect(await leaving({ introducer })).toBe('110');
  });
});

describe('what is put aside at the last provider comes back as all of it does, or is refused as that', () => {
  const DEVICE = { lobbyUrl: '/close', device: 1 } as const;
  let saver: Person;
  const back = () => codeOf(scene.platform.send('balanceGetBack', {}, saver));
  beforeEach(async () => {
    const { platform, game, newcomer } = scene;
    const { gpId, ...key } = game;
    saver = await newcomer();
    await platform.send('play', { ...key, provider: gpId, ...DEVICE }, saver);
    await platform.send('leave', {}, saver);
    await platform.send('walletTransfer', { gpId, direction: 'in', amount: '20' }, saver);
  });

  test('101: within ten seconds of the last time', async () => {
    expect(await back()).toBe('accepted');
    expect(await back()).toBe('101');
  });

  test('104: transfers are disabled', async () => {
    await scene.platform.db.insert(transferLocks).values({ memberId: saver.id });
    expect(await back()).toBe('104');
  });

  test('105: the provider is closed', async () => {
    const close = (maintainFrom: Date | null) =>
      scene.platform.db.update(providers).set({ maintainFrom }).where(eq(providers.id, scene.game.gpId));
    await close(new Date(0));
    expect(await back()).toBe('105');
    await close(null);
  });
});

describe('the quick bet opens for money as a game does, or is refused as that', () => {
  const open = ({ token }: Person) =>
    codeOf(
      scene.platform.send(
        'sportQuickbetUrl',
        { siteId: 1, currency: 'USD', supportDevice: 'desktop', domain: 'localhost' },
        { token },
      ),
    );

  test('957: transfers are disabled', async () => {
    const member = await scene.newcomer();
    await scene.platform.db.insert(transferLocks).values({ memberId: member.id });
    expect(await open(member)).toBe('957');
  });

  test('962: a limit is used up', async () => {
    const { platform, newcomer } = scene;
    const member = await newcomer();
    await platform.send('responsibleLimit', { kind: 'wager', period: 'day', amount: '2' }, member);
    const game = await openRealGame(platform, member.token);
    await game.wager('2');
    await game.settle('0');
    expect(await open(member)).toBe('962');
  });

  test('963: a reality check is due', async () => {
    const { platform, newcomer } = scene;
    const member = await newcomer();
    await platform.send('responsibleRealityCheckSet', { minutes: 15 }, member);
    const ago = new Date(Date.now() - 16 * 60_000);
    const isTheirs = eq(sessions.id, sessionName(member.token));
    await platform.db.update(sessions).set({ createdAt: ago }).where(isTheirs);
    const isMember = eq(responsibleSettings.memberId, member.id);
    await platform.db.update(responsibleSettings).set({ realityCheckSince: ago }).where(isMember);
    expect(await open(member)).toBe('963');
  });
});

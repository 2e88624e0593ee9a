import { eq } from 'drizzle-orm';
import { recommendCodes, registrationSettings } from '../db/schema/registration.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

test('shows plan, levels, code and link, in the requested language', async () => {
  const token = await platform.logIn('player01');
  const project = await platform.send('recommendProject', { siteId: 1, language: 'bn_BD' }, { token });
  expect(project).toMatchObject({
    isOpen: 1,
    firstDeposit: '20.00',
    turnover: '100.00',
    levels: [
      { level: 1, membersFrom: 1, reward: '5.00' },
      { level: 2, membersFrom: 5, reward: '8.00' },
      { level: 3, membersFrom: 20, reward: '12.00' },
    ],
    level: null,
    code: 'GRACE7',
    link: '/register?recommend_code=GRACE7',
    rewardTotal: '0.00',
  });
  expect(project.title).toMatch(/\p{Script=Bengali}/u);
  expect(project.content).toMatch(/^<p>/);
  const agent = await platform.logIn('agent01');
  expect(
    await platform.send('recommendProject', { siteId: 1, language: 'en_US' }, { token: agent }),
  ).toMatchObject({
    isOpen: 0,
    code: null,
    link: null,
  });
});

test('offers no link whose code a registration refuses', async () => {
  const token = await platform.logIn('player01');
  const projectNow = () => platform.send('recommendProject', { siteId: 1, language: 'en_US' }, { token });
  const isGrace = eq(recommendCodes.code, 'GRACE7');
  await platform.db.update(recommendCodes).set({ isActive: false }).where(isGrace);
  expect(await projectNow()).toMatchObject({ isOpen: 1, code: null, link: null });
  await platform.db.update(recommendCodes).set({ isActive: true }).where(isGrace);
  await platform.db.update(registrationSettings).set({ recommendOpen: false });
  expect(await projectNow()).toMatchObject({ isOpen: 0, code: null, link: null, levels: [] });
  await platform.db.update(registrationSettings).set({ recommendOpen: true });
  expect(await projectNow()).toMatchObject({ isOpen: 1, code: 'GRACE7' });
});

import { redirectOf } from './redirects.ts';

const redirecting = { hallRoutes: 'redirect', registerRoute: 'redirect' } as const;
const paging = { hallRoutes: 'page', registerRoute: 'page' } as const;

test.each([
  ['/main', '', ''],
  ['/main/3', '?x=1', '?x=1'],
  ['/gameHall/3', '', '?gt_id=3'],
  ['/gamehall/3', '?gp_id=9', '?gp_id=9&gt_id=3'],
  ['/gameHall/evil%20', '', ''],
  ['/slotgame', '?gt_id=2&gp_id=4&house=aurora', '?gt_id=2&gp_id=4&house=aurora'],
  ['/gameRoom', '?gt_id=2', '?gt_id=2'],
])('redirects %s%s to the home page with the query "%s"', (path, search, carried) => {
  expect(redirectOf(path, search, redirecting)).toEqual({ path: '/', search: carried });
});

test('opens registration and deposit on the home page', () => {
  expect(redirectOf('/register', '?a=b', redirecting)).toEqual({
    path: '/',
    search: '?a=b',
    then: 'register',
  });
  expect(redirectOf('/fastDeposit', '', redirecting)).toEqual({ path: '/', search: '', then: 'deposit' });
});

test('keeps hall and registration paths if the site has pages for them, but not /main', () => {
  for (const path of ['/gameHall/3', '/slotgame', '/register']) {
    expect(redirectOf(path, '', paging)).toBeUndefined();
  }
  expect(redirectOf('/main', '', paging)).toEqual({ path: '/', search: '' });
});

test('has the game rooms of slots and of live games alone, where the site has them', () => {
  for (const settings of [redirecting, paging]) {
    for (const search of ['?gt_id=2&gp_id=4', '?gt_id=3']) {
      expect(redirectOf('/gameRoom', search, { ...settings, gameRoom: true })).toBeUndefined();
    }
  }
  expect(redirectOf('/gameRoom', '?gt_id=4', { ...redirecting, gameRoom: true })).toMatchObject({
    path: '/',
  });
  expect(redirectOf('/gameRoom', '?gt_id=3', redirecting)).toMatchObject({ path: '/' });
  expect(redirectOf('/gameRoom', '?gt_id=2', paging)).toEqual({ path: '/slotgame', search: '?gt_id=2' });
});

const rules = (...routeRules: { from: string; to: string }[]) => ({ ...redirecting, routeRules });

test.each([
  ['/old', '?a=1', { path: '/discount', search: '?a=1' }],
  ['/OLD/', '', { path: '/discount', search: '' }],
  ['/shop', '?a=1', { path: '/shop', search: '?a=1', external: 'https://shop.example/x' }],
  ['/blog', '', { path: '/faq', search: '' }],
  ['/blog/2024/a', '', { path: '/faq', search: '' }],
  ['/main', '', { path: '/discount/7?b=2', search: '' }],
])('follows the site’s own rule for %s%s', (path, search, target) => {
  const settings = rules(
    { from: '/old', to: '/discount' },
    { from: '/shop', to: 'https://shop.example/x' },
    { from: '/blog/*', to: '/faq' },
    { from: '/main', to: '/discount/7?b=2' },
  );
  expect(redirectOf(path, search, settings)).toEqual(target);
});

test.each([
  { from: '/faq/*', to: '/faq/8' },
  { from: '/faq', to: 'javascript:alert(1)' },
  { from: '/faq', to: '//evil.example' },
])('ignores the rule %j, which would never end or leads nowhere', (rule) => {
  expect(redirectOf('/faq', '', rules(rule))).toBeUndefined();
});

test.each(['/', '/mainland', '/discount/3', '/registered', '/user'])('does not redirect %s', (path) => {
  expect(redirectOf(path, '', redirecting)).toBeUndefined();
});

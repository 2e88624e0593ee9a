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
  for (const path of ['/gameHall/3', '/slotgame', '/gameRoom', '/register']) {
    expect(redirectOf(path, '', paging)).toBeUndefined();
  }
  expect(redirectOf('/main', '', paging)).toEqual({ path: '/', search: '' });
});

test.each(['/', '/mainland', '/discount/3', '/registered', '/user'])('does not redirect %s', (path) => {
  expect(redirectOf(path, '', redirecting)).toBeUndefined();
});

import { detourOf } from './detours.ts';

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
])('%s%s leads home with the query "%s"', (path, search, carried) => {
  expect(detourOf(path, search, redirecting)).toEqual({ path: '/', search: carried });
});

test('the registration opens at home, and so does the deposit', () => {
  expect(detourOf('/register', '?a=b', redirecting)).toEqual({ path: '/', search: '?a=b', then: 'register' });
  expect(detourOf('/fastDeposit', '', redirecting)).toEqual({ path: '/', search: '', then: 'deposit' });
});

test('a site that shows halls and registration as pages keeps their paths, but never /main', () => {
  for (const path of ['/gameHall/3', '/slotgame', '/gameRoom', '/register']) {
    expect(detourOf(path, '', paging)).toBeUndefined();
  }
  expect(detourOf('/main', '', paging)).toEqual({ path: '/', search: '' });
});

test.each(['/', '/mainland', '/discount/3', '/registered', '/user'])('%s stays where it is', (path) => {
  expect(detourOf(path, '', redirecting)).toBeUndefined();
});

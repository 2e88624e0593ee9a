import { filterAt } from './lobby.place.ts';

test.each([
  ['/', 'hall=2', { hall: 2 }],
  ['/gameHall/3', 'sort=name', { hall: 3, sort: 'name' }],
  ['/slotgame', 'gt_id=2&gp_id=5', { hall: 2, provider: 5 }],
  ['/gameRoom', 'gt_id=3', { hall: 3 }],
])('%s?%s is a place of the lobby', (path, query, filter) => {
  expect(filterAt(path, new URLSearchParams(query))).toMatchObject(filter);
});

test.each(['/discount', '/gameHall/x', '/user/Info'])('returns no filter for %s', (path) => {
  expect(filterAt(path, new URLSearchParams())).toBeUndefined();
});

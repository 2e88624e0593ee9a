import { readSlotGame, slotGamePath } from './slotgame.filter.ts';

test('the page’s own names in the query are read and written', () => {
  const filter = readSlotGame(new URLSearchParams('gt_id=2&gp_id=5&house=aurora&sort=name'));
  expect(filter).toMatchObject({ hall: 2, provider: 5, sort: 'name' });
  expect(slotGamePath(filter)).toBe('/slotgame?sort=name&gp_id=5&gt_id=2');
  expect(readSlotGame(new URLSearchParams(slotGamePath(filter).split('?')[1]))).toEqual(filter);
});

test('without a hall or provider it is the page of all games', () => {
  expect(slotGamePath(readSlotGame(new URLSearchParams()))).toBe('/slotgame');
});

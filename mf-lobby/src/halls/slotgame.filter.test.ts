import { readSlotGame, slotGamePath } from './slotgame.filter.ts';

test('reads and writes the page’s own query names', () => {
  const filter = readSlotGame(new URLSearchParams('gt_id=2&gp_id=5&house=aurora&sort=name'));
  expect(filter).toMatchObject({ hall: 2, provider: 5, sort: 'name' });
  expect(slotGamePath(filter)).toBe('/slotgame?sort=name&gp_id=5&gt_id=2');
  expect(readSlotGame(new URLSearchParams(slotGamePath(filter).split('?')[1]))).toEqual(filter);
});

test('shows all games without a hall or provider', () => {
  expect(slotGamePath(readSlotGame(new URLSearchParams()))).toBe('/slotgame');
});

test.each(['isCrashGame', 'isCrashGame=1', 'isCrashGame=true'])(
  'reads and keeps the crash menu of %s',
  (query) => {
    const filter = readSlotGame(new URLSearchParams(`gp_id=5&${query}`));
    expect(filter).toMatchObject({ provider: 5, crash: true });
    expect(slotGamePath(filter)).toBe('/slotgame?isCrashGame=1&gp_id=5');
  },
);

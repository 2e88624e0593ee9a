import { sizesOfParts } from './sizes.mjs';

test('counts all scripts of each route, slot and dialog, and no catalogue', () => {
  const parts = {
    module: ['a.js'],
    'route:list': ['b.js', 'c.js'],
    'slot:float': ['b.js'],
    'dialog:mf-x:wheel': [],
    'messages:en_US': ['d.js'],
  };
  expect(sizesOfParts(parts, { 'a.js': 1, 'b.js': 20, 'c.js': 300, 'd.js': 4_000 })).toEqual({
    'route:list': 320,
    'slot:float': 20,
    'dialog:mf-x:wheel': 0,
  });
});

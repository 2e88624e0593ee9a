import { defineConfig } from '@tessera/contracts';
import { addressOf, uncovered } from './scene.ts';

const config = defineConfig({
  name: 'mf-x',
  contract: '^1.0.0',
  routes: [{ id: 'list', path: '/list', titleId: 't', descriptionId: 'd' }],
  slots: [{ slot: 'float', order: 1 }],
  dialogs: ['login'],
});

test('a part that no scene looks at is named', () => {
  const scene = { covers: ['route:list', 'dialog:login'], path: '/list', shows: 't' } as const;
  expect(uncovered(config, [scene])).toEqual(['slot:float']);
  expect(uncovered(config, [scene, { ...scene, covers: ['slot:float'] }])).toEqual([]);
});

test('a scene’s address keeps the remote’s own query and says the state', () => {
  const scene = { covers: [], path: '/list?page=2', as: 'agent', dialog: 'login', shows: 't' } as const;
  expect(addressOf(scene, { locale: 'hi_IN', latency: '3000' })).toBe(
    '/list?page=2&panel=off&as=agent&latency=3000&dialog=login&locale=hi_IN',
  );
});

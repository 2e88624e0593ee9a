import { defineConfig } from '@tessera/contracts';
import { matchRoute } from './match.ts';

const page = { titleId: 't', descriptionId: 'd' };
const { routes } = defineConfig({
  name: 'mf-x',
  contract: '^1.0.0',
  routes: [
    { id: 'list', path: '/discount', ...page },
    { id: 'detail', path: '/discount/:id', ...page },
  ],
});

test('a path has its first fitting route, with the named parts', () => {
  expect(matchRoute(routes, '/discount')).toEqual({ id: 'list', params: {} });
  expect(matchRoute(routes, '/discount/a%20b')).toEqual({ id: 'detail', params: { id: 'a b' } });
  expect(matchRoute(routes, '/discount/3/more')).toBeUndefined();
});

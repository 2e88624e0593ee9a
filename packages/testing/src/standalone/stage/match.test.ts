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

test('an optional part may be left out: its param is empty then, and never named with the question mark', () => {
  const optional = [{ ...routes[0]!, id: 'either', path: '/discount/:id?' }];
  expect(matchRoute(optional, '/discount')).toEqual({ id: 'either', params: { id: '' } });
  expect(matchRoute(optional, '/discount/3')).toEqual({ id: 'either', params: { id: '3' } });
  expect(matchRoute(optional, '/discount/3/more')).toBeUndefined();
});

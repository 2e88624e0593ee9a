import type { RemoteState } from '../../composition/remote.state.ts';
import { ownerOf, type PageComposition } from './owner.ts';
import { aRelease, REGISTRY } from './release.fixture.ts';

const route = (id: string, path: string) => ({ id, path, titleId: 't', descriptionId: 'd', noindex: false });
const composition: PageComposition = {
  registry: REGISTRY,
  stateOf: () => ({ status: 'idle' }),
  release: '9',
  routes: [route('home', '/'), route('faq', '/faq/:id?')],
};

test.each([
  ['/', { remote: 'mf-lobby', release: '2', route: '/' }],
  ['/discount/17', { remote: 'mf-promotions', release: '5', route: '/discount/:id?' }],
  ['/faq/3', { remote: 'shell', release: '9', route: '/faq/:id?' }],
  ['/of/no/route', { remote: 'shell', release: '9', route: 'none' }],
])('assigns %s to %j', (path, owner) => {
  expect(ownerOf(path, composition)).toEqual(owner);
});

test('uses the loaded release, also when the live one failed', () => {
  const state: RemoteState = {
    status: 'ready',
    release: aRelease('mf-lobby', '1'),
    definition: { activate: () => undefined },
    failures: [{ kind: 'load', message: 'entry 500' }],
  };
  expect(ownerOf('/', { ...composition, stateOf: () => state }).release).toBe('1');
});

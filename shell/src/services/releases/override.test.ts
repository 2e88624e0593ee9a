import type { Registry } from '@tessera/contracts';
import { aRelease } from '../vitals/release.fixture.ts';
import { applyOverrides } from './override.ts';

const ORIGIN = 'http://localhost:4302';
const OVERRIDE = { name: 'mf-agent', origin: ORIGIN, guestsOnly: false };
const SLOTS = [{ slot: 'rail', order: 1 } as const];
const own = aRelease('mf-agent', '1', { slots: SLOTS });
const lobby = { name: 'mf-lobby', live: aRelease('mf-lobby', '1'), previous: null };
const REGISTRY: Registry = { remotes: [{ name: 'mf-agent', live: own, previous: null }, lobby] };

const buildOf = (changes: object = {}) => {
  const { signature: _, ...build } = aRelease('mf-agent', 'dev', { slots: SLOTS });
  return { ...build, baseUrl: '/', ...changes };
};
const answering = (body: unknown, init?: ResponseInit) =>
  jest.fn(async (..._: Parameters<typeof fetch>) =>
    body instanceof Error ? Promise.reject(body) : new Response(JSON.stringify(body), init),
  );

test('replaces a remote by the development server’s, and keeps the site’s own as its previous release', async () => {
  const load = answering(buildOf({ files: { 'entry.js': '' } }));
  const { registry, trusted, failed, keepsPlaces } = await applyOverrides([OVERRIDE], REGISTRY, load);
  expect(load.mock.calls[0]?.[0]).toBe(`${ORIGIN}/release.json`);
  expect(registry.remotes).toEqual([
    {
      name: 'mf-agent',
      live: { ...buildOf(), baseUrl: `${ORIGIN}/`, files: {}, server: {}, signature: '' },
      previous: own,
    },
    lobby,
  ]);
  expect({ trusted, failed, keepsPlaces }).toEqual({
    trusted: [`${ORIGIN}/`],
    failed: [],
    keepsPlaces: true,
  });
});

test('reports an override with other places, which the server’s markup does not fit', async () => {
  const other = buildOf({ config: { ...own.config, slots: [] } });
  expect((await applyOverrides([OVERRIDE], REGISTRY, answering(other))).keepsPlaces).toBe(false);
});

test.each<[string, unknown, ResponseInit | undefined, string]>([
  ['does not answer', new TypeError('Failed to fetch'), undefined, 'does not answer'],
  ['answers with an error', {}, { status: 404 }, 'answers 404'],
  [
    'is another remote',
    buildOf({ config: { ...own.config, name: 'mf-auth' } }),
    undefined,
    'describes mf-auth',
  ],
  ['lacks something', buildOf({ entry: undefined }), undefined, 'release.json: entry: '],
  ['has its files elsewhere', buildOf({ baseUrl: 'https://evil.example/' }), undefined, 'a folder of'],
  ['is no document', 'hello', undefined, 'release.json: '],
])('leaves the page unchanged for a server that %s, and gives the reason', async (_, body, init, reason) => {
  const { registry, trusted, failed, keepsPlaces } = await applyOverrides(
    [OVERRIDE],
    REGISTRY,
    answering(body, init),
  );
  expect(registry).toEqual(REGISTRY);
  expect({ trusted, keepsPlaces }).toEqual({ trusted: [], keepsPlaces: true });
  expect(failed).toEqual([{ name: 'mf-agent', origin: ORIGIN, reason: expect.stringContaining(reason) }]);
});

test('applies the other overrides when one fails', async () => {
  const load = jest.fn(async (address: unknown) =>
    String(address).startsWith(ORIGIN)
      ? Response.json(buildOf())
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  const both = [OVERRIDE, { ...OVERRIDE, name: 'mf-lobby', origin: 'http://localhost:1' }];
  const { registry, failed } = await applyOverrides(both, REGISTRY, load);
  expect(registry.remotes.map(({ live }) => live.release)).toEqual(['dev', '1']);
  expect(failed.map(({ name }) => name)).toEqual(['mf-lobby']);
});

import { INITIAL_DATA_ID, REGISTRY_ID } from '@tessera/wire';
import { withBundle, withoutScripts, type BundleFiles } from './html.ts';

const DATA = {
  locale: 'en_US',
  shell: { release: '1', baseUrl: '/shell/1/', files: { 'main.js': 'sha384-s' } },
};
const REGISTRY = {
  remotes: [
    { name: 'mf-lobby', live: { entry: 'entry.js', files: { 'entry.js': 'sha384-e' } }, previous: null },
  ],
};
const PAGE = [
  '<!doctype html><html><head><title>Tessera</title><style nonce="n">a{}</style>',
  '<script defer src="/shell/1/main.js" integrity="sha384-s" nonce="n" crossorigin="anonymous"></script>',
  '<link rel="preload" as="style" href="/shell/1/main.css" integrity="sha384-c">',
  '<link rel="preload" as="script" href="/shell/1/7.js" integrity="sha384-7" nonce="n" fetchpriority="low">',
  '<link rel="preload" as="script" href="/remotes/mf-lobby/1/entry.js" integrity="sha384-e" nonce="n">',
  '</head><body><div id="root"><h1>Games</h1></div>',
  `<script type="application/json" id="${INITIAL_DATA_ID}">${JSON.stringify(DATA)}</script>`,
  `<script type="application/json" id="${REGISTRY_ID}">${JSON.stringify(REGISTRY)}</script>`,
  '<link rel="stylesheet" href="/shell/1/main.css"></body></html>',
].join('');
const BUNDLE: BundleFiles = {
  baseUrl: '/bundle/',
  main: 'main.1.js',
  preloads: ['lobby.1.js', 'texts.1.js'],
  integrity: { 'main.1.js': 'sha384-m', 'lobby.1.js': 'sha384-l', 'texts.1.js': 'sha384-t' },
};

describe('a page without scripts', () => {
  const page = withoutScripts(PAGE);

  test('has no script, no data block and no hint of a script', () => {
    expect(page).not.toMatch(/<script|as="script"|\.js/);
  });

  test('keeps its markup, its styles and their hints', () => {
    expect(page).toContain('<style nonce="n">a{}</style>');
    expect(page).toContain('<link rel="preload" as="style" href="/shell/1/main.css" integrity="sha384-c">');
    expect(page).toContain('<div id="root"><h1>Games</h1></div>');
    expect(page).toContain('<link rel="stylesheet" href="/shell/1/main.css">');
  });

  test('loses hints of modules and of what comes later, too', () => {
    expect(
      withoutScripts('<link rel="modulepreload" href="/a.js"><link rel="prefetch" as="script" href="/b.js">'),
    ).toBe('');
  });
});

describe('a page for one bundle', () => {
  const page = withBundle(PAGE, BUNDLE);

  test('names the bundle in the tag of the shell, with its hash and the nonce of the page', () => {
    expect(page).toContain(
      '<script defer src="/bundle/main.1.js" integrity="sha384-m" nonce="n" crossorigin="anonymous"></script>',
    );
  });

  test('hints at what the bundle needs, as the gateway would, and at nothing of a remote', () => {
    expect(page).toContain(
      '<link rel="preload" as="script" href="/bundle/lobby.1.js" integrity="sha384-l" nonce="n" fetchpriority="low">' +
        '<link rel="preload" as="script" href="/bundle/texts.1.js" integrity="sha384-t" nonce="n" fetchpriority="low">',
    );
    expect(page).not.toContain('/remotes/');
    expect(page).not.toMatch(/\/shell\/1\/\S+\.js/);
  });

  test('tells the shell the hashes of the bundle and leaves the other data alone', () => {
    const json = /application\/json"[^>]*>(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      locale: 'en_US',
      shell: { release: '1', baseUrl: '/bundle/', files: BUNDLE.integrity },
    });
  });

  test('has no file of a remote that the shell could ask for', () => {
    const json = new RegExp(`id="${REGISTRY_ID}">(.*?)</script>`).exec(page)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      remotes: [{ name: 'mf-lobby', live: { entry: 'entry.js', files: {} }, previous: null }],
    });
  });

  test('is refused where the gateway writes pages in another way', () => {
    expect(() => withBundle('<html></html>', BUNDLE)).toThrow('no script');
    expect(() => withBundle('<script src="/a.js"></script>', BUNDLE)).toThrow('no data block');
  });
});

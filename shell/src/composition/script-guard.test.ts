/** @jest-environment jsdom */
import { createPublishedFiles } from './published-files.ts';
import { installScriptGuard } from './script-guard.ts';

const HASH = `sha384-${'A'.repeat(64)}`;
const ENTRY = 'https://site.test/remotes/mf-x/1/entry.js';
const CHUNK = 'https://site.test/remotes/mf-x/1/7.js';
const LOCAL = 'http://localhost:4302/__remote/';

let makeScriptAddress: (url: string) => string;

beforeEach(() => {
  jest.useFakeTimers();
  window.trustedTypes = {
    createPolicy(name, rules) {
      expect(name).toBe('default');
      makeScriptAddress = rules.createScriptURL;
      return rules;
    },
  };
});
afterEach(() => {
  delete window.trustedTypes;
  delete window.__tessera_script;
  jest.useRealTimers();
});

function install() {
  const files = createPublishedFiles('https://site.test', { remotes: [] });
  files.add({ baseUrl: '/remotes/mf-x/1/', files: { 'entry.js': HASH, '7.js': HASH } });
  const guard = installScriptGuard(files);
  const make = (url: string) => {
    const script = document.createElement('script');
    script.src = url;
    guard(script, url);
    return script;
  };
  return { files, make };
}

test('a script is made with the hash that was published, so one that was tampered with does not run', () => {
  const { integrity, crossOrigin } = install().make(ENTRY);
  expect({ integrity, crossOrigin }).toEqual({ integrity: HASH, crossOrigin: 'anonymous' });
});

test('webpack’s chunks go the same way', () => {
  install();
  const script = document.createElement('script');
  window.__tessera_script?.(script, CHUNK);
  expect(script.integrity).toBe(HASH);
  expect(() => window.__tessera_script?.(script, 'https://site.test/remotes/mf-x/1/evil.js')).toThrow(
    'no release names',
  );
});

test('no text becomes the address of a script that was not published', () => {
  install();
  expect(makeScriptAddress(ENTRY)).toBe(ENTRY);
  expect(() => makeScriptAddress('https://evil.test/entry.js')).toThrow('no release names');
  expect(() => makeScriptAddress(`${LOCAL}entry.js`)).toThrow('no release names');
});

test('what is tried out from elsewhere may run from its own folder, with its hash where it has one', () => {
  const { files, make } = install();
  files.trust(LOCAL);
  files.add({ baseUrl: LOCAL, files: { 'entry.js': HASH } });
  expect(make(`${LOCAL}entry.js`).integrity).toBe(HASH);
  expect(make(`${LOCAL}main.hot-update.js?t=1`).integrity).toBe('');
  expect(makeScriptAddress(`${LOCAL}7.js`)).toBe(`${LOCAL}7.js`);
});

test.each([
  'http://localhost:4302/other.js',
  `${LOCAL}../other.js`,
  'http://localhost:4303/__remote/entry.js',
  'http://localhost.evil.test:4302/__remote/entry.js',
  'https://site.test/remotes/mf-x/2/entry.js',
])('with it trusted, %s still may not', (url) => {
  const { files, make } = install();
  files.trust(LOCAL);
  expect(() => make(url)).toThrow('no release names');
});

test('after a failure the folder’s scripts are asked for by new addresses: browsers answer from what failed', () => {
  const { make } = install();
  make(ENTRY).dispatchEvent(new Event('error'));
  expect(make(CHUNK).src).toBe(`${CHUNK}?again=1`);
  // One that hangs counts as well.
  jest.advanceTimersByTime(8_000);
  const again = make(ENTRY);
  expect(again.src).toBe(`${ENTRY}?again=2`);
  again.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(8_000);
  expect(make(CHUNK).src).toBe(`${CHUNK}?again=2`);
});

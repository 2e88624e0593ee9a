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

test('creates a script with its published hash, so that the browser refuses a changed file', () => {
  const { integrity, crossOrigin } = install().make(ENTRY);
  expect({ integrity, crossOrigin }).toEqual({ integrity: HASH, crossOrigin: 'anonymous' });
});

test('guards the scripts of webpack’s chunk loader too', () => {
  install();
  const script = document.createElement('script');
  window.__tessera_script?.(script, CHUNK);
  expect(script.integrity).toBe(HASH);
  expect(() => window.__tessera_script?.(script, 'https://site.test/remotes/mf-x/1/evil.js')).toThrow(
    'no release names',
  );
});

test('refuses the address of a script that was not published', () => {
  install();
  expect(makeScriptAddress(ENTRY)).toBe(ENTRY);
  expect(() => makeScriptAddress('https://evil.test/entry.js')).toThrow('no release names');
  expect(() => makeScriptAddress(`${LOCAL}entry.js`)).toThrow('no release names');
});

test('allows scripts of a trusted folder, with their hash if they have one', () => {
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
])('refuses %s, which is outside the trusted folder', (url) => {
  const { files, make } = install();
  files.trust(LOCAL);
  expect(() => make(url)).toThrow('no release names');
});

test('requests a folder’s scripts at new addresses after a failure, because browsers cache the failure', () => {
  const { make } = install();
  make(ENTRY).dispatchEvent(new Event('error'));
  expect(make(CHUNK).src).toBe(`${CHUNK}?again=1`);
  // A script that hangs counts as failed too.
  jest.advanceTimersByTime(8_000);
  const again = make(ENTRY);
  expect(again.src).toBe(`${ENTRY}?again=2`);
  again.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(8_000);
  expect(make(CHUNK).src).toBe(`${CHUNK}?again=2`);
});

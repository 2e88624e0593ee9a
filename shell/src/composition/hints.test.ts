/** @jest-environment jsdom */
import { createHints } from './hints.ts';

const release = {
  baseUrl: '/remotes/mf-auth/1/',
  entry: 'entry.js',
  files: { 'entry.js': 'sha384-e', 'module.js': 'sha384-m', 'login.js': 'sha384-l', 'hi.js': 'sha384-h' },
  parts: { module: ['module.js'], 'dialog:login': ['module.js', 'login.js'], 'messages:hi_IN': ['hi.js'] },
} as never;
const hinted = () => [...document.querySelectorAll('link')].map((link) => `${link.integrity} ${link.nonce}`);

beforeEach(() => {
  document.head.innerHTML = `<link rel="preload" as="script" href="/remotes/mf-auth/1/hi.js" integrity="sha384-h">`;
});

test('hints each file once, with its hash and the page’s nonce', () => {
  const hint = createHints(document, 'n');
  hint(release, ['entry', 'module', 'messages:hi_IN', 'dialog:none'], 'now');
  expect(hinted().slice(1)).toEqual(['sha384-e n', 'sha384-m n']);
  hint(release, ['entry', 'module', 'dialog:login'], 'now');
  expect(hinted().slice(3)).toEqual(['sha384-l n']);
});

test('loads files that are likely next with low priority, until the page waits for them', () => {
  const hint = createHints(document, undefined);
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link')].slice(1);
  const urgencies = () => links().map(({ integrity, fetchPriority }) => `${integrity} ${fetchPriority}`);
  hint(release, ['entry', 'module'], 'later');
  links()[0]!.dispatchEvent(new Event('load'));
  hint(release, ['entry', 'module'], 'later');
  expect(urgencies()).toEqual(['sha384-e low', 'sha384-m low']);
  // The first one has loaded; the other is requested again.
  hint(release, ['entry', 'dialog:login'], 'now');
  expect(urgencies()).toEqual(['sha384-e low', 'sha384-m high', 'sha384-l high']);
});

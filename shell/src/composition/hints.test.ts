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

test('files are hinted with their hash and the page’s nonce, each once', () => {
  const hint = createHints(document, 'n');
  hint(release, ['entry', 'module', 'messages:hi_IN', 'dialog:none']);
  expect(hinted().slice(1)).toEqual(['sha384-e n', 'sha384-m n']);
  hint(release, ['entry', 'module', 'dialog:login']);
  expect(hinted().slice(3)).toEqual(['sha384-l n']);
});

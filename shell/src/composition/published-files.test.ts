import { createPublishedFiles } from './published-files.ts';

const HASH = `sha384-${'A'.repeat(64)}`;
const files = createPublishedFiles('https://site.test', { remotes: [] });
files.add({ baseUrl: '/remotes/mf-x/1/', files: { 'entry.js': HASH } });
files.add({ baseUrl: 'https://cdn.test/mf-y/1/', files: { 'a.js': HASH } });

test('returns the hash of a published file, on the site and on a CDN, also on a retry', () => {
  expect(files.integrityOf('/remotes/mf-x/1/entry.js')).toBe(HASH);
  expect(files.integrityOf('https://site.test/remotes/mf-x/1/entry.js?attempt=1')).toBe(HASH);
  expect(files.integrityOf('https://cdn.test/mf-y/1/a.js')).toBe(HASH);
});

test.each([
  '/remotes/mf-x/2/entry.js',
  'https://evil.test/entry.js',
  '/remotes/mf-x/1/../../../evil.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('refuses %s, which was not published', (url) => {
  expect(() => files.integrityOf(url)).toThrow('no release names');
});

import { pathsIn } from './public-pages.ts';

test('lists each page of a site map once, whatever its language', () => {
  const entry = (path: string) => `<url><loc>https://site.example${path}</loc></url>`;
  const map = ['/', '/faq', '/hi-IN', '/hi-IN/faq', '/hi-IN/proxy'].map(entry).join('\n');
  expect(pathsIn(map)).toEqual(['/', '/faq', '/proxy']);
});

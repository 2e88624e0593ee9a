import { firstItemIn, pathsIn } from './public-pages.ts';

test('lists each page of a site map once, whatever its language', () => {
  const entry = (path: string) => `<url><loc>https://site.example${path}</loc></url>`;
  const map = ['/', '/faq', '/hi-IN', '/hi-IN/faq', '/hi-IN/proxy'].map(entry).join('\n');
  expect(pathsIn(map)).toEqual(['/', '/faq', '/proxy']);
});

test('finds the page of the first item of a list', () => {
  const page = '<a href="/news">News</a><a href="/hi-IN/news/12">One</a><a href="/news/13">Two</a>';
  expect(firstItemIn(page, '/news')).toBe('/news/12');
  expect(() => firstItemIn(page, '/faq')).toThrow('/faq links to no page of its own');
});

import { titleKey } from './titles.ts';

const texts = { titleId: 'a', descriptionId: 'b' };
const route = {
  id: 'page',
  pages: [
    { name: 'Info', ...texts },
    { name: 'Letter', ...texts },
  ],
};

test.each([
  ['/user', '', 'page'],
  ['/user/Letter', '', 'page/Letter'],
  ['/user/letter', '?a=1', 'page/Letter'],
  ['/user', '?page=Letter', 'page/Letter'],
  ['/user/Info', '?page=Letter', 'page/Letter'],
  ['/user/Info', '?page=Nowhere', 'page'],
  ['/user/Nowhere', '', 'page'],
])('finds the texts of %s%s under %s', (path, search, key) => {
  expect(titleKey(route, path, search)).toBe(key);
});

test('finds the texts of a route without pages under its id', () => {
  expect(titleKey({ id: 'list' }, '/discount/Info', '')).toBe('list');
});

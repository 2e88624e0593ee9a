import type { RemoteRoute } from '@tessera/contracts';
import { textsOf, type Page } from './find.ts';

const texts = (title: string) => ({ en_US: { title, description: `About ${title}` } });
const route: RemoteRoute = {
  id: 'page',
  path: '/user/:page?',
  titleId: 't',
  descriptionId: 'd',
  member: true,
  frame: 'popup',
  pages: [{ name: 'Letter', titleId: 'a', descriptionId: 'b' }],
};
const page: Page = {
  kind: 'remote',
  remote: 'mf-member-center',
  route,
  titles: { page: texts('Member centre'), 'page/Letter': texts('Letters') },
};

test.each([
  ['/user', '', 'Member centre'],
  ['/user/letter', '', 'Letters'],
  ['/user', '?page=Letter', 'Letters'],
  ['/user/Letter', '?page=Info', 'Member centre'],
])('finds the title of %s%s', (path, search, title) => {
  expect(textsOf(page, 'en_US', { path, search })?.title).toBe(title);
});

test('finds no title where the release has none in this language', () => {
  expect(textsOf(page, 'hi_IN', { path: '/user', search: '' })).toBeUndefined();
});

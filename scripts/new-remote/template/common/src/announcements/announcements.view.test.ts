import { ANNOUNCEMENTS } from './announcements.fixture.ts';
import { announcementsFor } from './announcements.view.ts';

test.each([
  ['guest', false, [3, 1]],
  ['member', true, [3, 2]],
])('a %s sees only their announcements', (_, isMember, ids) => {
  expect(announcementsFor(ANNOUNCEMENTS, isMember).map(({ id }) => id)).toEqual(ids);
});

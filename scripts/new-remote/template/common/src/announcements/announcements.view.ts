import type { AnswerOf, marquee } from '@tessera/wire';

export type Announcement = AnswerOf<typeof marquee>['list'][number];

/** Returns the announcements for this visitor: some are for guests, some for members. */
export function announcementsFor(list: readonly Announcement[], isMember: boolean): readonly Announcement[] {
  return list.filter((one) => (isMember ? one.displayAfterLogin : one.displayBeforeLogin) === 1);
}

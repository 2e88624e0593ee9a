import type { AnswerOf, marquee } from '@tessera/wire';

export type Announcement = AnswerOf<typeof marquee>['list'][number];

/** Returns the announcements for this audience: some are for guests, some for members (spec §3 Announcement). */
export function announcementsFor(list: readonly Announcement[], member: boolean): readonly Announcement[] {
  return list.filter((one) => (member ? one.displayAfterLogin : one.displayBeforeLogin) === 1);
}

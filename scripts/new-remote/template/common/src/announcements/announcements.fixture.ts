import type { AnswerOf, marquee } from '@tessera/wire';

/** Sample announcements, for tests and for the standalone page. */
export const ANNOUNCEMENTS: AnswerOf<typeof marquee>['list'] = [
  {
    id: 3,
    content: 'A game of the day, every day at noon',
    displayBeforeLogin: 1,
    displayAfterLogin: 1,
    updatedAt: '2026-03-12T12:00:00Z',
  },
  {
    id: 2,
    content: 'Your limits have a page of their own now',
    displayBeforeLogin: 0,
    displayAfterLogin: 1,
    updatedAt: '2026-03-08T09:30:00Z',
  },
  {
    id: 1,
    content: 'Welcome to the new lobby',
    displayBeforeLogin: 1,
    displayAfterLogin: 0,
    updatedAt: '2026-03-01T08:00:00Z',
  },
];

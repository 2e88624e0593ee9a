import type { Answers } from '@tessera/testing';
import type { Letter } from '@tessera/wire';

export const letter = (id: number, more: Partial<Letter> = {}): Letter => ({
  id,
  title: `Letter ${id}`,
  content: `<p>Text of <strong>letter ${id}</strong></p><script>alert(1)</script>`,
  isRead: 0,
  sentAt: '2026-11-20T10:00:00Z',
  ...more,
});

/** A box as the platform keeps it: reading and deleting change it. */
export function boxOf(letters: Letter[]) {
  const answers: Answers = {
    letterList: ({ isRead, page, count, id }) => {
      const list = letters.filter(
        (one) => (isRead === undefined || one.isRead === isRead) && (id === undefined || one.id === id),
      );
      return {
        list: list.slice((page - 1) * count, page * count),
        totalCount: list.length,
        unreadCount: letters.filter((one) => one.isRead === 0).length,
      };
    },
    markLetterRead: ({ id }) => {
      letters = letters.map((one) => (id === undefined || one.id === id ? { ...one, isRead: 1 } : one));
      return null;
    },
    letterDestroy: ({ id, isRead }) => {
      letters = letters.filter((one) => (id === undefined ? one.isRead !== isRead : one.id !== id));
      return null;
    },
  };
  return {
    answers,
    put: (one: Letter) => (letters = [one, ...letters]),
    drop: (id: number) => (letters = letters.filter((one) => one.id !== id)),
  };
}

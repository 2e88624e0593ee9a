import { useText, type MessageId } from './text.ts';

/** The halls of the specification (§3 Game hall ids). */
const HALLS = {
  2: 'hall.2',
  3: 'hall.3',
  4: 'hall.4',
  5: 'hall.5',
  6: 'hall.6',
  7: 'hall.7',
  8: 'hall.8',
  9: 'hall.9',
} as const satisfies Readonly<Record<number, MessageId>>;

const isKnown = (hallId: number): hallId is keyof typeof HALLS => Object.hasOwn(HALLS, hallId);

/** Returns a function that names a hall; a site's own hall has its number. */
export function useHall(): (hallId: number) => string {
  const text = useText();
  return (hallId) => (isKnown(hallId) ? text(HALLS[hallId]) : text('hall.other', { id: hallId }));
}

import { clockOf, Icon, sinceStroke, useLook, type RoomView } from '../../../page/kit.ts';
import { useFishingWords } from './words.ts';

/** How long this tide's guests still come, and how many are there to meet them. */
export function TideClock({ room }: { readonly room: RoomView }) {
  const words = useFishingWords();
  const { snapshot, phase, msLeft } = room;
  const left = useLook(() => {
    const ms = msLeft() ?? 0;
    return ms === 0 ? 0 : Math.ceil((ms + sinceStroke()) / 1_000) * 1_000;
  });
  if (!snapshot) return null;
  const told = phase === 'betting' ? words('tideLeft', { time: clockOf(left) }) : words('tideTurns');
  return (
    <p class="tide">
      <span class="tide-left" data-widest={told.replace(/\d/gu, '0')}>
        <span>
          <span class="tide-told">{told}</span>
        </span>
      </span>
      <span class="crowd">
        <Icon name="people" />
        <span class="visually-hidden">{words('players')}</span> {words.number(snapshot.players)}
      </span>
    </p>
  );
}

import { useEffect, useState } from 'preact/hooks';
import { flightOf, type CrashSnapshot, type Flight } from './flight.ts';

/** What is written of a flight: another text, another drawing. */
function textOf(flight: Flight | undefined): string {
  if (!flight) return '';
  if (flight.kind === 'waiting') return `waiting ${Math.ceil(flight.msLeft / 1_000)}`;
  return `${flight.kind} ${flight.kind === 'void' ? '' : flight.at}`;
}

/** The flight as it is now, again in each frame in which something else is to be written of it. */
export function useFlight(snapshot: CrashSnapshot | undefined, now: () => number): Flight | undefined {
  const [, draw] = useState('');
  useEffect(() => {
    if (!snapshot) return undefined;
    let asked = requestAnimationFrame(function frame() {
      draw(textOf(flightOf(snapshot, now())));
      asked = requestAnimationFrame(frame);
    });
    return () => cancelAnimationFrame(asked);
  }, [snapshot, now]);
  return snapshot && flightOf(snapshot, now());
}

import { useState } from 'preact/hooks';
import { useServices } from './services.ts';

/** A choice of the player's that this device remembers for this game: quick play, a hint. */
export function useRemembered(key: string, first: boolean): readonly [boolean, (next: boolean) => void] {
  const { deviceStore, session } = useServices();
  const name = `${session.game}.${key}`;
  const [value, set] = useState(() => {
    const kept = deviceStore.get(name);
    return kept === undefined ? first : kept === 'on';
  });
  const keep = (next: boolean): void => {
    deviceStore.set(name, next ? 'on' : 'off');
    set(next);
  };
  return [value, keep];
}

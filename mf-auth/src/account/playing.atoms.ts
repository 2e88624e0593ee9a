import type { RemoteScope } from '@tessera/kit';
import { atom } from 'jotai';

/** Whether a game for money is open: a logout ends it, so the player must confirm (spec §4 Logout). */
export const playingAtom = atom(false);

export function watchGames({ shell: { bus }, store }: RemoteScope, signal: AbortSignal): void {
  const stops = [
    bus.on('game.opened', ({ demo }) => store.set(playingAtom, !demo)),
    bus.on('game.closed', () => store.set(playingAtom, false)),
    bus.on('session.ended', () => store.set(playingAtom, false)),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
}

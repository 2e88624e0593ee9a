import type { RemoteScope } from '@tessera/kit';
import { typedAtom } from './typed.atoms.ts';

/** Forgets what was typed when a member comes or leaves: the next visitor of this browser must not see it. */
export function forgetTyped({ shell: { bus }, store }: RemoteScope, signal: AbortSignal): void {
  const forget = () => store.set(typedAtom, undefined);
  const stops = [bus.on('session.started', forget), bus.on('session.ended', forget)];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
}

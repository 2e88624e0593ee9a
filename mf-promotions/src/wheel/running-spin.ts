import type { Shell } from '@tessera/contracts';

const running = new WeakMap<Shell, Promise<void>>();

/** Returns the end of the spin that runs in this document; a wheel that was closed and opened again waits for it. */
export const runningSpin = (shell: Shell): Promise<void> | undefined => running.get(shell);

/** Notes that a spin runs. @returns its end, to be called when its outcome is shown or it has none */
export function startSpin(shell: Shell): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  running.set(shell, promise);
  return () => {
    if (running.get(shell) === promise) running.delete(shell);
    resolve();
  };
}

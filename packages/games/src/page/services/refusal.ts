import { cell, type Cell } from './cell.ts';

/** What the player decides after a refusal. */
export type Decision =
  /** Ask again, with the same request id. */
  | 'retry'
  /** Go on with the game as it stands. */
  | 'dismiss'
  /** Take the highest stake that the balance allows. */
  | 'lower'
  /** Play in this window, and no longer in the other. */
  | 'seat'
  /** Open the page again: it does not know how things stand. */
  | 'reload'
  | 'close';

/** A refusal that is on the screen. `code` of the protocol, `network`, or `failed`. */
export interface ShownRefusal {
  readonly code: string;
  /** The highest stake that the balance allows, where another stake could help. */
  readonly lower: bigint | undefined;
  decide(decision: Decision): void;
}

export interface Refusals {
  readonly shown: Cell<ShownRefusal | undefined>;
  /** Shows why, and resolves with what the player decides; one after the other. */
  ask(code: string, lower?: bigint): Promise<Decision>;
}

export function createRefusals(): Refusals {
  const shown = cell<ShownRefusal | undefined>(undefined);
  let before: Promise<unknown> = Promise.resolve();
  return {
    shown,
    ask(code, lower) {
      const decided = before.then(
        () =>
          new Promise<Decision>((resolve) => {
            shown.set({
              code,
              lower,
              decide(decision) {
                shown.set(undefined);
                resolve(decision);
              },
            });
          }),
      );
      before = decided;
      return decided;
    },
  };
}

import type { Disposer, Readable } from '@tessera/contracts';
import { createState } from '@tessera/domain/state';

/** An old page that goes nowhere: whoever reads for so long is told of the new one. */
export const NOTICE_AFTER_MS = 10 * 60_000;
/** How soon it is said or taken back after the player has become free or busy. */
const LOOK_EVERY_MS = 5_000;

export interface VersionNoticeDeps {
  readonly isOld: Readable<boolean>;
  readonly isBusy: () => boolean;
  /** In milliseconds. */
  readonly now: () => number;
}

/** Whether to say that a new version is ready. */
export interface VersionNotice {
  readonly isShown: Readable<boolean>;
  /** The player has something to gain: it is due as soon as they are free. */
  readonly hurry: () => void;
  /** Another time, please: it is due again after {@link NOTICE_AFTER_MS}. */
  readonly later: () => void;
  /** The player went to another page: it may well come by itself with the next one. */
  readonly moved: () => void;
  readonly watch: () => Disposer;
}

export function createVersionNotice({ isOld, isBusy, now }: VersionNoticeDeps): VersionNotice {
  const isShown = createState(false);
  /** `undefined` while the page is what a new one would be. */
  let dueAt: number | undefined;
  let isUrgent = false;

  function wait(): void {
    isUrgent = false;
    dueAt = isOld.get() ? now() + NOTICE_AFTER_MS : undefined;
    look();
  }
  function look(): void {
    isShown.set(dueAt !== undefined && (isUrgent || now() >= dueAt) && !isBusy());
  }
  function changed(): void {
    if (isOld.get() !== (dueAt !== undefined)) {
      dueAt = isOld.get() ? now() + NOTICE_AFTER_MS : undefined;
      look();
    }
  }

  return {
    isShown,
    hurry() {
      isUrgent = true;
      look();
    },
    later: wait,
    moved: wait,
    watch() {
      const stop = isOld.subscribe(changed);
      const timer = setInterval(look, LOOK_EVERY_MS);
      return () => {
        stop();
        clearInterval(timer);
      };
    },
  };
}

import type { Disposer, Readable } from '@tessera/contracts';
import { createState } from '@tessera/domain/state';

/** After this time on one old page the visitor is asked to load the new version. */
export const NOTICE_AFTER_MS = 10 * 60_000;
/** How often the notice follows whether the player is busy. */
const UPDATE_EVERY_MS = 5_000;

export interface VersionNoticeDeps {
  readonly isOld: Readable<boolean>;
  readonly isBusy: () => boolean;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
}

/** Decides when the notice of a new version is shown. */
export interface VersionNotice {
  readonly isShown: Readable<boolean>;
  /** Shows the notice as soon as the player is not busy, because the page lacks code. */
  readonly makeUrgent: () => void;
  /** Postpones the notice by {@link NOTICE_AFTER_MS}, at the player's request. */
  readonly later: () => void;
  /** Postpones the notice after a change of page: the next change may load the new version. */
  readonly moved: () => void;
  readonly watch: () => Disposer;
}

/** Creates the notice's state. */
export function createVersionNotice({ isOld, isBusy, now }: VersionNoticeDeps): VersionNotice {
  const isShown = createState(false);
  /** When the notice is due; `undefined` while the page is not old. */
  let dueAt: number | undefined;
  let isUrgent = false;

  function postpone(): void {
    isUrgent = false;
    dueAt = isOld.get() ? now() + NOTICE_AFTER_MS : undefined;
    update();
  }
  function update(): void {
    isShown.set(dueAt !== undefined && (isUrgent || now() >= dueAt) && !isBusy());
  }
  function onAgeChanged(): void {
    if (isOld.get() !== (dueAt !== undefined)) {
      dueAt = isOld.get() ? now() + NOTICE_AFTER_MS : undefined;
      update();
    }
  }

  return {
    isShown,
    makeUrgent() {
      isUrgent = true;
      update();
    },
    later: postpone,
    moved: postpone,
    watch() {
      const stop = isOld.subscribe(onAgeChanged);
      const timer = setInterval(update, UPDATE_EVERY_MS);
      return () => {
        stop();
        clearInterval(timer);
      };
    },
  };
}

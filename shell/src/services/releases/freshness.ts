import type { Disposer, Readable } from '@tessera/contracts';
import { createState } from '@tessera/domain/state';

/** The time between checks while the page is visible. */
export const CHECK_EVERY_MS = 20_000;
/** Pointing at many links in a row counts as one intention. */
export const INTENT_PAUSE_MS = 5_000;
/** Limit for an answer. */
const ANSWER_LIMIT_MS = 4_000;

/** Part → release; the parts are `shell` and the remotes by name. */
export type PartReleases = Readonly<Record<string, string>>;

export interface FreshnessDeps {
  readonly page: Window;
  /** The releases of this page. */
  readonly pageReleases: PartReleases;
  /** Fetches the releases that a new page would have. @throws if they are not available */
  readonly fetchLive: (signal: AbortSignal) => Promise<PartReleases>;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
}

/** Keeps whether this page is old: a new one would have other releases, after a release or a rollback. */
export interface Freshness {
  readonly isOld: Readable<boolean>;
  /** Checks now, and sets {@link isOld}. Never rejects. */
  readonly check: () => Promise<void>;
  /** Checks at intervals, and when the visitor is about to follow a link. */
  readonly watch: () => Disposer;
}

/** Events on a link that usually precede a click. */
const INTENTIONS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Creates the check of this page's releases. */
export function createFreshness({ page, pageReleases, fetchLive, now }: FreshnessDeps): Freshness {
  const isOld = createState(false);
  const { document, navigator } = page;
  let checkedAt = now();
  let running: Promise<void> | undefined;

  function check(): Promise<void> {
    checkedAt = now();
    running ??= fetchLive(AbortSignal.timeout(ANSWER_LIMIT_MS))
      // Without an answer the last result stays.
      .then((live) => isOld.set(!isSame(pageReleases, live)), ignore)
      .finally(() => (running = undefined));
    return running;
  }

  function checkAfter(ms: number): void {
    if (navigator.onLine && now() - checkedAt >= ms) void check();
  }
  const checkIfVisible = () => {
    if (document.visibilityState === 'visible' && !savesData(navigator)) checkAfter(CHECK_EVERY_MS);
  };
  const intended = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === page.location.origin) checkAfter(INTENT_PAUSE_MS);
  };

  return {
    isOld,
    check,
    watch() {
      const timer = setInterval(checkIfVisible, CHECK_EVERY_MS);
      document.addEventListener('visibilitychange', checkIfVisible);
      for (const name of INTENTIONS) document.addEventListener(name, intended, { passive: true });
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', checkIfVisible);
        for (const name of INTENTIONS) document.removeEventListener(name, intended);
      };
    },
  };
}

function isSame(pageReleases: PartReleases, live: PartReleases): boolean {
  const parts = Object.keys(live);
  return (
    parts.length === Object.keys(pageReleases).length &&
    parts.every((part) => pageReleases[part] === live[part])
  );
}

function savesData(
  navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } },
): boolean {
  return navigator.connection?.saveData === true;
}

function ignore(): void {}

import type { Disposer, Readable } from '@tessera/contracts';
import { createState } from '@tessera/domain/state';

/** While the page is looked at. */
export const ASK_EVERY_MS = 20_000;
/** Whoever moves over many links shows one intention. */
export const INTENT_PAUSE_MS = 5_000;
/** An answer that takes longer is no answer. */
const PATIENCE_MS = 4_000;

/** Part → release; the parts are `shell` and the remotes by name. */
export type PartReleases = Readonly<Record<string, string>>;

export interface FreshnessDeps {
  readonly page: Window;
  /** What this page was made of. */
  readonly own: PartReleases;
  /** What a page would be made of now. @throws where that is not to be had */
  readonly askLive: (signal: AbortSignal) => Promise<PartReleases>;
  /** In milliseconds. */
  readonly now: () => number;
}

/** Whether this page is still what a new one would be: a release or a rollback since then makes it old. */
export interface Freshness {
  readonly isOld: Readable<boolean>;
  /** Asks now; the answer is in {@link isOld}. Settles whatever comes of it. */
  readonly ask: () => Promise<void>;
  /** Asks now and then, and when somebody is about to follow a link. */
  readonly watch: () => Disposer;
}

/** What shows that a link is about to be followed. */
const INTENTIONS = ['pointerover', 'focusin', 'touchstart'] as const;

export function createFreshness({ page, own, askLive, now }: FreshnessDeps): Freshness {
  const isOld = createState(false);
  const { document, navigator } = page;
  let askedAt = now();
  let asking: Promise<void> | undefined;

  function ask(): Promise<void> {
    askedAt = now();
    asking ??= askLive(AbortSignal.timeout(PATIENCE_MS))
      // No answer says nothing: what is known stays.
      .then((live) => isOld.set(!isSame(own, live)), ignore)
      .finally(() => (asking = undefined));
    return asking;
  }

  function askAfter(ms: number): void {
    if (navigator.onLine && now() - askedAt >= ms) void ask();
  }
  const askIfLookedAt = () => {
    if (document.visibilityState === 'visible' && !savesData(navigator)) askAfter(ASK_EVERY_MS);
  };
  const intended = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === page.location.origin) askAfter(INTENT_PAUSE_MS);
  };

  return {
    isOld,
    ask,
    watch() {
      const timer = setInterval(askIfLookedAt, ASK_EVERY_MS);
      document.addEventListener('visibilitychange', askIfLookedAt);
      for (const name of INTENTIONS) document.addEventListener(name, intended, { passive: true });
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', askIfLookedAt);
        for (const name of INTENTIONS) document.removeEventListener(name, intended);
      };
    },
  };
}

function isSame(own: PartReleases, live: PartReleases): boolean {
  const parts = Object.keys(live);
  return parts.length === Object.keys(own).length && parts.every((part) => own[part] === live[part]);
}

function savesData(
  navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } },
): boolean {
  return navigator.connection?.saveData === true;
}

function ignore(): void {}

import { readSlotPage, type CurrencyCode, type LocaleCode } from '@tessera/domain';
import type { InitialData, SiteSettings } from '@tessera/wire';
import { createCache } from '../html/cache.ts';
import type { Platforms } from '../proxy/platforms.ts';
import { differsForMembers, fetchIdPage, idPageAt } from './id-page.ts';
import { fetchSharedGame, sharedGameAt } from './shared-game.ts';
import { fetchProviders, isSlotPage } from './slot-page.ts';
import type { SiteVersion } from './site-version.ts';

/** What the operator's content says of a page with an id. */
export type PageContent =
  | { readonly kind: 'texts'; readonly title: string; readonly description: string }
  /** The route's texts, with these providers in the description. */
  | { readonly kind: 'providers'; readonly names: readonly string[] }
  /** The home page, with the sheet of this game over it: for previews of its link. */
  | {
      readonly kind: 'game';
      readonly id: number;
      readonly name: string;
      readonly provider: string;
      readonly picture: string | undefined;
    }
  /** The route's texts. */
  | { readonly kind: 'route' }
  /** There is nothing of this id: the page is a 404. */
  | { readonly kind: 'missing' };

/** Who asks for which page. */
export interface PageVisitor {
  readonly site: Pick<SiteSettings, 'siteId' | 'template' | 'mobileTemplate'>;
  readonly device: InitialData['device'];
  readonly session: InitialData['session'];
  readonly code: LocaleCode;
  readonly currency: CurrencyCode;
  /** Without the locale's prefix. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

export interface PageContents {
  /**
   * Title and description of the page at an address, or `undefined` where the route's own count: for most addresses, and
   * while the platform does not answer. Never throws.
   */
  readonly get: (visitor: PageVisitor) => Promise<PageContent | undefined>;
}

/** How long a page waits for its title, and for whether it exists: a wrong status is worse than a late page. */
const PATIENCE_MS = { title: 500, existence: 2_000 } as const;
/** How long the platform may take. An answer that is too late for its page is kept for the next one. */
const TIMEOUT_MS = 5_000;
const FRESH_MS = 30_000;
const STALE_MS = 10 * 60_000;
const MAX_BYTES = 4 * 1024 * 1024;

/** Asks the platform for the titles of pages that have an id (spec §2 Page titles). */
export function createPageContents(
  platforms: Pick<Platforms, 'any'>,
  version: Pick<SiteVersion, 'current'>,
  options: {
    readonly now?: () => number;
    /** Resolves after some milliseconds. */
    readonly patience?: (ms: number) => Promise<void>;
  } = {},
): PageContents {
  const { now = Date.now, patience = pause } = options;
  const cache = createCache<PageContent>({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxBytes: MAX_BYTES,
    bytesOf: (content) => 2 * JSON.stringify(content).length,
    now,
  });

  /** Returns what to ask the platform for an address: the answer's key, and the question. */
  function questionOf(visitor: PageVisitor): Question | undefined {
    const { path, search, device } = visitor;
    const page = idPageAt(path);
    if (page) {
      return {
        patienceMs: PATIENCE_MS.existence,
        // A hall may have games for one device only.
        key: page.name === 'gamehall' ? [page.name, page.id, device] : [page.name, page.id],
        fetch: () => fetchIdPage(platforms, visitor, page, TIMEOUT_MS),
      };
    }
    const patienceMs = PATIENCE_MS.title;
    const game = sharedGameAt(visitor);
    if (game !== undefined) {
      return {
        patienceMs,
        key: ['game', device, game],
        fetch: () => fetchSharedGame(platforms, visitor, game, TIMEOUT_MS),
      };
    }
    if (!isSlotPage(path)) return undefined;
    const slots = readSlotPage(new URLSearchParams(search));
    return {
      patienceMs,
      key: ['slots', device, slots.hall, slots.provider, slots.house],
      fetch: () => fetchProviders(platforms, visitor, slots, TIMEOUT_MS),
    };
  }

  return {
    async get(visitor) {
      const { site, code, currency, path, session } = visitor;
      const page = idPageAt(path);
      const question = questionOf(visitor);
      if (!question) return undefined;
      const key = [version.current(), site.siteId, code, currency, ...question.key].join(' ');
      const content =
        cache.known(key, question.fetch) ??
        (await Promise.race([cache.make(key, question.fetch), patience(question.patienceMs)]));
      // It was a guest's answer. A member's page asks again, and says itself what there is not.
      const isUncertain = session === 'restoring' && page !== undefined && differsForMembers(page);
      return content?.kind === 'missing' && isUncertain ? undefined : (content ?? undefined);
    },
  };
}

interface Question {
  readonly patienceMs: number;
  readonly key: readonly unknown[];
  readonly fetch: () => Promise<PageContent | null>;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

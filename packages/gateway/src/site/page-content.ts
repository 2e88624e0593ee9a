import { readSlotPage, type CurrencyCode, type LocaleCode } from '@tessera/domain';
import {
  faqDetail,
  isRefusal,
  promotionDetail,
  sponsorDetail,
  type InitialData,
  type SiteSettings,
} from '@tessera/wire';
import { createCache } from '../html/cache.ts';
import type { Platforms } from '../proxy/platforms.ts';
import { ask } from './ask.ts';
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

/** A page does not wait longer for its title. */
const TIMEOUT_MS = 500;
const FRESH_MS = 30_000;
const STALE_MS = 10 * 60_000;
const MAX_BYTES = 4 * 1024 * 1024;
/** About what search engines show. */
const DESCRIPTION_CHARS = 160;

const WITH_ID = /^\/(faq|discount|sponsor)\/([^/]+)\/?$/i;
const ID = /^[1-9]\d{0,8}$/;
const MISSING: PageContent = { kind: 'missing' };

/** Asks the platform for the titles of pages that have an id (spec §2 Page titles). */
export function createPageContents(
  platforms: Pick<Platforms, 'any'>,
  version: Pick<SiteVersion, 'current'>,
  now: () => number = Date.now,
): PageContents {
  const cache = createCache<PageContent>({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxBytes: MAX_BYTES,
    bytesOf: (content) => 2 * JSON.stringify(content).length,
    now,
  });

  async function fetchContent(
    page: string,
    asked: {
      readonly siteId: number;
      readonly language: LocaleCode;
      readonly currency: CurrencyCode;
      readonly id: number;
    },
  ): Promise<PageContent | null> {
    const options = { timeoutMs: TIMEOUT_MS, language: asked.language };
    try {
      switch (page) {
        case 'faq':
          return toTexts((await ask(platforms, faqDetail, asked, options)).topic);
        case 'sponsor':
          return toTexts((await ask(platforms, sponsorDetail, asked, options)).sponsor);
        default: {
          const { promotion } = await ask(platforms, promotionDetail, asked, options);
          return toTexts({ title: promotion.title, content: promotion.summary });
        }
      }
    } catch (error) {
      return isRefusal(error, '404') ? MISSING : null;
    }
  }

  /** Returns what to ask the platform for an address: the answer's key, and the question. */
  function questionOf(visitor: PageVisitor): Question | undefined {
    const { site, code: language, currency, path, search, device } = visitor;
    const { siteId } = site;
    const [, name = '', segment = ''] = WITH_ID.exec(path) ?? [];
    if (name !== '') {
      const page = name.toLowerCase();
      const asked = { siteId, language, currency, id: Number(segment) };
      return { key: [page, segment], fetch: () => fetchContent(page, asked) };
    }
    const game = sharedGameAt(visitor);
    if (game !== undefined) {
      return {
        key: ['game', device, game],
        fetch: () => fetchSharedGame(platforms, visitor, game, TIMEOUT_MS),
      };
    }
    if (!isSlotPage(path)) return undefined;
    const slots = readSlotPage(new URLSearchParams(search));
    return {
      key: ['slots', device, slots.hall, slots.provider, slots.house],
      fetch: () => fetchProviders(platforms, visitor, slots, TIMEOUT_MS),
    };
  }

  return {
    async get(visitor) {
      const { site, code, currency, path } = visitor;
      const [, name, segment = ''] = WITH_ID.exec(path) ?? [];
      if (name !== undefined && !ID.test(segment)) return MISSING;
      const question = questionOf(visitor);
      if (!question) return undefined;
      const key = [version.current(), site.siteId, code, currency, ...question.key].join(' ');
      return cache.known(key, question.fetch) ?? (await cache.make(key, question.fetch)) ?? undefined;
    },
  };
}

interface Question {
  readonly key: readonly unknown[];
  readonly fetch: () => Promise<PageContent | null>;
}

function toTexts({ title, content }: { readonly title: string; readonly content: string }): PageContent {
  return { kind: 'texts', title, description: firstWords(content) };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The beginning of what HTML says, as plain text; it is escaped again where it is written. */
function firstWords(html: string): string {
  const text = html
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= DESCRIPTION_CHARS ? text : `${text.slice(0, DESCRIPTION_CHARS - 1).trimEnd()}…`;
}

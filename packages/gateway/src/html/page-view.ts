import type { InitialData } from '@tessera/wire';
import type { LiveReleases } from '../releases/registry.ts';
import type { Page } from '../routes/find.ts';

/** What a preview of a shared link shows (Open Graph). */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** Without origin. */
  readonly address: string;
  /** A path, or an address elsewhere. */
  readonly picture: string | undefined;
}

/** All that one page's HTML is made of, beside its first screen. */
export interface PageView {
  readonly live: LiveReleases;
  readonly page: Page;
  /** Without locale. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** The site's own address, for canonical links. */
  readonly origin: string;
  /** For the shell; holds site, locale, device and status too. */
  readonly initial: InitialData;
  /** The search engine's verification token for this host. */
  readonly verification: string | undefined;
  /** Title and description in the page's language; `undefined` where neither content nor route has them. */
  readonly texts: { readonly title: string; readonly description: string } | undefined;
  /** What a preview of the address shows in place of the page's own; `undefined` for most addresses. */
  readonly preview: LinkPreview | undefined;
  /** The content of the viewport tag. */
  readonly viewport: string;
  /** Of the live shell, for inlining. */
  readonly css: string;
}

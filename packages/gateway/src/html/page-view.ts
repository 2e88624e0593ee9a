import type { InitialData } from '@tessera/wire';
import type { LiveReleases } from '../releases/registry.ts';
import type { Page } from '../routes/find.ts';

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
  /** Of the live shell, for inlining. */
  readonly css: string;
}

import { describePage, useLocale, useSite } from '@tessera/kit';
import { readPath } from '@tessera/i18n';
import { useLocation } from '@tessera/kit/router';
import { useCallback, useEffect, useMemo } from 'react';
import config from '../../shell.config.ts';
import { useComposition } from '../composition/context.ts';
import { useText, type MessageId } from '../text.ts';
import { pageInfoAt, type PageInfo } from './page-info.ts';
import { usePath } from './use-path.ts';

export function usePageInfo(): PageInfo {
  const { composition } = useComposition();
  const { code } = useLocale();
  const path = usePath();
  const { search } = useLocation();
  return useMemo(
    () => pageInfoAt(config.routes, composition.registry, path, code, search),
    [composition, path, code, search],
  );
}

/** Returns a function that gives the placeholder of the page at a path; a bare page has none. */
export function usePlaceAt(): (pathname: string) => 'home' | 'page' | undefined {
  const { composition } = useComposition();
  const { code } = useLocale();
  return useCallback(
    (pathname) => {
      const { path } = readPath(pathname);
      if (pageInfoAt(config.routes, composition.registry, path, code).frame === 'bare') return undefined;
      return path === '/' ? 'home' : 'page';
    },
    [composition, code],
  );
}

/** Returns the site's title (spec §2): Chinese for the language zh_CN, else English. */
export function useSiteTitle(): string {
  const { settings } = useSite();
  const { code } = useLocale();
  return code === 'zh_CN' ? settings.titleZh : settings.titleEn;
}

/** Sets title and description after each change of the address; the gateway writes them for the first page. */
export function useDocumentTitle({ texts }: PageInfo): void {
  const text = useText();
  const home = useSiteTitle();
  const path = usePath();
  // The build checks that the catalogue has the messages that routes name.
  const own = texts?.kind === 'shell' ? (id: string) => text(id as MessageId) : undefined;
  const route = texts?.kind === 'shell' ? texts.route : undefined;
  const title = route && own ? own(route.titleId) : texts?.kind === 'remote' ? texts.title : home;
  const description =
    route && own ? own(route.descriptionId) : texts?.kind === 'remote' ? texts.description : undefined;
  const shown = path === '/' ? home : title;

  useEffect(() => {
    document.title = shown;
    describePage(description ?? '');
  }, [shown, description, path]);
  // What was said of the page that is left does not hold for the next one.
  useEffect(() => () => document.querySelector('meta[name="robots"]')?.remove(), [path]);
}

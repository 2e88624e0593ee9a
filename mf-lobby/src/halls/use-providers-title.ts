import { describeProviders, providerNames, readSlotPage } from '@tessera/domain';
import { useContentTitle, useLocale } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import { useHalls } from '../games/games.queries.ts';
import { useText } from '../text.ts';

/**
 * On a slot page, names its providers in the description, as the gateway does for the first page (spec §2). Called in
 * the grid, which loads late: the page itself belongs to the first code.
 */
export function useProvidersTitle(): void {
  const text = useText();
  const { tag } = useLocale();
  const { pathname, search } = useLocation();
  const { data } = useHalls();
  const route = routeAt(pathname);
  const names = route && data && providerNames(data.list, readSlotPage(new URLSearchParams(search)));
  useContentTitle(
    route &&
      names && {
        title: text(`route.${route}.title`),
        description: describeProviders(text(`route.${route}.description`), names, tag),
      },
  );
}

function routeAt(pathname: string): 'slotGame' | 'gameRoom' | undefined {
  if (/\/slotgame\/?$/i.test(pathname)) return 'slotGame';
  return /\/gameroom\/?$/i.test(pathname) ? 'gameRoom' : undefined;
}

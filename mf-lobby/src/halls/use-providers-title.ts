import { describeProviders, providerNames, readSlotPage } from '@tessera/domain';
import { useContentTitle, useLocale, useScope } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import { useEffect, useState } from 'react';
import { useHalls } from '../games/games.queries.ts';
import { loadLateText, type LateText } from '../later/late.text.ts';

/**
 * On a slot page, names its providers in the description, as the gateway does for the first page (spec §2). Called in
 * the grid, which loads late: the page itself belongs to the first code.
 */
export function useProvidersTitle(): void {
  const { tag } = useLocale();
  const { pathname, search } = useLocation();
  const { data } = useHalls();
  const route = routeAt(pathname);
  const text = useLoadedText(route !== undefined);
  const names = route && data && providerNames(data.list, readSlotPage(new URLSearchParams(search)));
  useContentTitle(
    route &&
      text &&
      names && {
        title: text(`${route}.title`),
        description: describeProviders(text(`${route}.description`), names, tag),
      },
  );
}

/** Returns the late texts as soon as they are there. Without them the page keeps the title that it has. */
function useLoadedText(isWanted: boolean): LateText | undefined {
  const scope = useScope();
  const [text, setText] = useState<{ readonly of: LateText }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    loadLateText(scope).then(
      (of) => isOver || setText({ of }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, scope]);
  return text?.of;
}

function routeAt(pathname: string): 'slotGame' | 'gameRoom' | undefined {
  if (/\/slotgame\/?$/i.test(pathname)) return 'slotGame';
  return /\/gameroom\/?$/i.test(pathname) ? 'gameRoom' : undefined;
}

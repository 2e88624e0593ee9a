import { refetchOn, useAnswer, useCallScope, useScope, useSite } from '@tessera/kit';
import { BREAK_BEGAN, contentChanged, forwardGameStatus, templateGameList } from '@tessera/wire';
import { useEffect } from 'react';
import { useLateText } from '../later/late.text.ts';
import { ListShelf } from './ListShelf.tsx';

/** The games that the operator puts first for the page's template, in the operator's order (spec §7). */
export function TemplateShelf() {
  const late = useLateText();
  const scope = useScope();
  const { siteId, currency, device } = useCallScope();
  const { template } = useSite();
  const { data } = useAnswer(templateGameList, { siteId, currency, supportDevice: device, template });
  useEffect(() => {
    const life = new AbortController();
    refetchOn(scope, life.signal, [
      { on: contentChanged, when: { kind: 'games' }, refetch: [templateGameList] },
      { on: forwardGameStatus, when: BREAK_BEGAN, refetch: [templateGameList] },
    ]);
    return () => life.abort();
  }, [scope]);
  return <ListShelf title={late('shelf.template')} games={data?.list ?? []} />;
}

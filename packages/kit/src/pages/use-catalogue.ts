import { gameList } from '@tessera/wire';
import { useName, useSite } from '../hooks.ts';
import { useAnswer } from '../queries.ts';
import { useCallScope } from '../use-call-scope.ts';

interface Option {
  readonly id: string;
  readonly label: string;
}

/** Halls and providers to filter by, in the page's language; empty until they have loaded. */
export function useCatalogue(): { readonly halls: readonly Option[]; readonly providers: readonly Option[] } {
  const nameOf = useName();
  const { siteId, currency, device } = useCallScope();
  const { template } = useSite();
  const { data } = useAnswer(gameList, { siteId, currency, supportDevice: device, template });
  const list = data?.list ?? [];
  const providers = new Map(list.flatMap(({ gpList }) => gpList.map(({ gpId, name }) => [gpId, name])));
  return {
    halls: list.map(({ gtId, gtName }) => ({ id: String(gtId), label: nameOf(gtName) })),
    providers: [...providers]
      .map(([id, label]) => ({ id: String(id), label }))
      .sort((one, other) => one.label.localeCompare(other.label)),
  };
}

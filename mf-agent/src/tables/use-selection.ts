import { useSite } from '@tessera/kit';
import { idIn, oneOf, useAddress } from '@tessera/kit/address';
import { COLUMNS, PLAY_COLUMNS } from './sorting.ts';

/** What the tables are for, as the address has it: a currency of the site, and a provider. */
export function useSelection() {
  const { currencies } = useSite().settings;
  const { values } = useAddress(['currency', 'provider']);
  const currency = oneOf(currencies, values.currency);
  const providerId = idIn(values.provider);
  return {
    /** As calls take it. */
    selection: { ...(currency && { currency }), ...(providerId !== undefined && { providerId }) },
    columns: providerId === undefined ? COLUMNS : PLAY_COLUMNS,
  };
}

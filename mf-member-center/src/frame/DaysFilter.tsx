import { dayIn, useAddress } from '@tessera/kit/address';
import { AddressDays } from '@tessera/kit/pages';

/** A filter by days of the site's calendar, kept in the address; without a choice there is no limit. */
export function DaysFilter({ label }: { readonly label: string }) {
  const { values } = useAddress(['from', 'to']);
  return <AddressDays label={label} value={{ from: dayIn(values.from), to: dayIn(values.to) }} />;
}

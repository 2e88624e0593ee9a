import { pageIn, useAddress } from '@tessera/kit/address';
import { useDays } from '../frame/use-days.ts';

/** The filters of all records, as the address names them; `p` is the page of the list. */
const NAMES = ['from', 'to', 'provider', 'hall', 'kind', 'state', 'flow', 'view', 'p'] as const;
export type FilterName = (typeof NAMES)[number];

const NO_FILTERS = { from: '', to: '', provider: '', hall: '', kind: '', state: '', flow: '', p: '' };

/** The rows of one page of records. */
export const RECORDS_PER_PAGE = 20;

/** The filters of a page of records, kept in the address. */
export function useFilters() {
  const days = useDays();
  const { values, change } = useAddress(NAMES);
  const { view: _view, p: _page, ...filters } = values;
  return {
    values,
    days,
    /** Days and page, as calls take them. */
    selection: { ...days, page: pageIn(values.p), count: RECORDS_PER_PAGE },
    isFiltered: Object.values(filters).some(Boolean),
    /** A changed filter starts at the first page. */
    change: (changes: Partial<Record<FilterName, string>>) => change({ p: '', ...changes }),
    clear: () => change(NO_FILTERS),
  };
}
export type Filters = ReturnType<typeof useFilters>;

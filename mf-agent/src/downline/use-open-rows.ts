import { idIn, useAddress } from '@tessera/kit/address';

/** More open rows than these are forgotten, the earliest first: an address has an end. */
const MOST_OPEN = 60;

/**
 * The rows of the tree that are open, and the one whose details are shown: kept in the address, so that Back and a reload
 * return to the same place.
 */
export function useOpenRows() {
  const { values, change } = useAddress(['open', 'detail']);
  const open = values.open.split('.').flatMap((id) => idIn(id) ?? []);
  return {
    isOpen: (id: number) => open.includes(id),
    setOpen(id: number, isOpen: boolean) {
      const others = open.filter((one) => one !== id);
      const next = isOpen ? [...others, id].slice(-MOST_OPEN) : others;
      // Back leaves the page: it does not close one row after the other.
      change({ open: next.join('.') }, { replace: true });
    },
    detailed: idIn(values.detail),
    setDetailed: (id: number | undefined) => change({ detail: String(id ?? '') }, { replace: true }),
  };
}

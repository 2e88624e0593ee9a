import { lazily } from '@tessera/kit';
import { useRested } from '../use-rested.ts';

const ToTop = lazily(() => import('./ToTop.tsx'));

/** {@link ToTop}, whose code comes after the first screen: it never shows before the page is scrolled. */
export function LateToTop() {
  return useRested() ? <ToTop /> : null;
}

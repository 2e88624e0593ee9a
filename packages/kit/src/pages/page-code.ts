import type { ComponentType, ReactNode } from 'react';
import { lazily } from '../lazily.tsx';

/** A page whose code is a part of its own. */
interface LazyPage<Props extends object> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
}

type Part<Props extends object> = ComponentType<Props & { readonly fallback?: ReactNode }>;

/**
 * Creates the function that returns a page's component, which loads its code when it is first shown:
 * `const partOf = createPageParts<PageProps>()`.
 */
export function createPageParts<Props extends object>(): (page: LazyPage<Props>) => Part<Props> {
  const parts = new WeakMap<LazyPage<Props>, Part<Props>>();
  return (page) => {
    const part = parts.get(page) ?? lazily(page.load);
    parts.set(page, part);
    return part;
  };
}

/** Loads a page's code before it is shown, unless the visitor saves data. A failure is shown by the page itself. */
function loadAhead(page: { readonly load: () => Promise<unknown> }): void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (!connection?.saveData) page.load().catch(() => undefined);
}

/** Events on a link that usually precede a click, as props. */
export function intentProps(page: { readonly load: () => Promise<unknown> }) {
  const load = () => loadAhead(page);
  return { onPointerEnter: load, onFocus: load, onTouchStart: load };
}

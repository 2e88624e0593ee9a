import { useEffect } from 'react';

/** About what search engines show. */
export const DESCRIPTION_CHARS = 160;

/** Writes the page's description; an empty text where it has none. */
export function describePage(description: string): void {
  let meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'description';
    document.head.append(meta);
  }
  meta.content = description;
}

/**
 * Sets title and description of a page whose title is in its content. The frame sets the route's own for each address
 * (`shell/src/layout/use-page-info.ts`) in the same commit, after this: hence the microtask. Without a
 * description the route's own stays.
 */
export function useContentTitle(
  texts: { readonly title: string; readonly description?: string } | undefined,
): void {
  const { title, description } = texts ?? {};
  useEffect(() => {
    if (title === undefined) return;
    let isOver = false;
    queueMicrotask(() => {
      if (isOver) return;
      document.title = title;
      if (description !== undefined) describePage(description);
    });
    return () => {
      isOver = true;
    };
  }, [title, description]);
}

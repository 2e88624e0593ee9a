import { useEffect } from 'react';

/** About what search engines show. */
export const DESCRIPTION_CHARS = 160;

/**
 * Sets title and description of a page whose title is in its content. The frame sets the route's own for each address
 * (`shell/src/layout/use-page-info.ts`) in the same commit, after this: hence the microtask.
 */
export function useContentTitle(
  texts: { readonly title: string; readonly description: string } | undefined,
): void {
  const { title, description } = texts ?? {};
  useEffect(() => {
    if (title === undefined) return;
    let isOver = false;
    queueMicrotask(() => {
      if (isOver) return;
      document.title = title;
      const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
      if (meta && description) meta.content = description;
    });
    return () => {
      isOver = true;
    };
  }, [title, description]);
}

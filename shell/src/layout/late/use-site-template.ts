import { useSite } from '@tessera/kit';
import { useLayoutEffect } from 'react';

/**
 * Keeps the document in the site's templates: the styles read them from the root element, where the gateway wrote those of
 * the page load, and the browser's own bars have the page's colour. An operator's command changes them in open pages.
 */
export function useSiteTemplate(): void {
  const { template, mobileTemplate } = useSite().settings;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['template'] = template;
    root.dataset['mobileTemplate'] = mobileTemplate;
    const colour = getComputedStyle(root).getPropertyValue('--color-page').trim();
    if (colour) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  }, [template, mobileTemplate]);
}

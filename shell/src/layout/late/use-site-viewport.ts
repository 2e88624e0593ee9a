import { viewportContent } from '@tessera/domain';
import { useReadable } from '@tessera/kit';
import { useLayoutEffect } from 'react';
import { useServices } from '../services.context.ts';

/**
 * Keeps the viewport tag, which the gateway wrote for the page load, as the site's device lock says: an operator's command
 * changes it in open pages. The device then follows the new width, as after every resize.
 */
export function useSiteViewport(): void {
  const { deviceLock } = useReadable(useServices().site).settings;
  useLayoutEffect(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
    const content = viewportContent(deviceLock, navigator.userAgent);
    // Writing the same content again could take back the visitor's zoom.
    if (tag && tag.content !== content) tag.content = content;
  }, [deviceLock]);
}

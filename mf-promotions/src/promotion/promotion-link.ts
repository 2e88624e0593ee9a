import { readPath } from '@tessera/domain';

const PROMOTION = /^\/discount\/(\d{1,9})$/;

/** Returns the promotion that a link of this site leads to, for a plain click on it; else `undefined`. */
export function promotionOfClick(event: {
  readonly target: EventTarget;
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}): number | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return undefined;
  const id = PROMOTION.exec(readPath(link.pathname).path)?.[1];
  return id === undefined ? undefined : Number(id);
}

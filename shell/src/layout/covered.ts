import type { Disposer, Readable } from '@tessera/contracts';
import { PAGE_MS } from '@tessera/ui';

/** After this a sheet has come to rest, with room for a slow phone. */
const AT_REST_MS = 2 * PAGE_MS;

/**
 * Stops painting the page while a sheet covers it: otherwise the browser composes all of the page's layers again in each
 * frame in which the sheet changes, such as for each letter of a search. The page behind a modal is inert anyway. It keeps
 * its size, so nothing moves, and is painted again before a sheet that is dragged or closed reveals it.
 * @param body what is behind dialogs
 * @param dialogs those that are open
 */
export function hideCovered(
  page: Window,
  body: HTMLElement,
  dialogs: Readable<readonly unknown[]>,
): Disposer {
  let timer: number | undefined;
  const show = () => {
    clearTimeout(timer);
    body.style.removeProperty('content-visibility');
    body.style.removeProperty('min-block-size');
  };
  const hide = () => {
    if (!isCovered(page, body)) return;
    body.style.setProperty('min-block-size', `${body.getBoundingClientRect().height}px`);
    body.style.setProperty('content-visibility', 'hidden');
  };
  const check = () => {
    show();
    pulled.disconnect();
    if (dialogs.get().length === 0) return;
    timer = page.setTimeout(() => {
      const panel = panelOf(page);
      if (panel) pulled.observe(panel, { attributes: true, attributeFilter: ['style'] });
      hide();
    }, AT_REST_MS);
  };
  // A drag sets the sheet's style, and its end removes the style.
  const pulled = new MutationObserver(check);
  // A sheet whose code loads late takes the focus when it appears.
  const focused = () => {
    if (body.style.getPropertyValue('content-visibility') === '') check();
  };
  const stop = dialogs.subscribe(check);
  page.addEventListener('resize', check);
  page.addEventListener('focusin', focused);
  // A dialog inside the page would be hidden with it.
  body.addEventListener('beforetoggle', show, { capture: true });
  return () => {
    show();
    pulled.disconnect();
    stop();
    page.removeEventListener('resize', check);
    page.removeEventListener('focusin', focused);
    body.removeEventListener('beforetoggle', show, { capture: true });
  };
}

/** Returns the visible box of the uppermost dialog. */
function panelOf({ document }: Window): Element | null | undefined {
  return [...document.querySelectorAll('dialog[open]')].at(-1)?.firstElementChild;
}

/** The top bar is above the page's body and stays visible. */
function isCovered(page: Window, body: HTMLElement): boolean {
  const panel = panelOf(page)?.getBoundingClientRect();
  if (!panel) return false;
  const bar = body.parentElement?.querySelector(':scope > header')?.getBoundingClientRect().bottom ?? 0;
  const { innerWidth, innerHeight } = page;
  return panel.left <= 0 && panel.right >= innerWidth && panel.bottom >= innerHeight && panel.top <= bar;
}

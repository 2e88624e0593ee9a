import type { Disposer } from '@tessera/contracts';

/**
 * Keeps a page that the browser restores on Back from everybody but the visitor who left it (decision 057): a member's page
 * is frozen hidden, and is loaded again where the login is another one by then. So is every page while a game is open
 * (spec §4 Quit): its content is older than the game.
 */
export function guardRestoredPage(
  page: Window,
  login: () => string | undefined,
  isPlaying: () => boolean,
): Disposer {
  const { style } = page.document.documentElement;
  let left: string | undefined;
  const onHide = () => {
    left = login();
    if (left !== undefined) style.visibility = 'hidden';
  };
  const onShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    if (isPlaying() || login() !== left) page.location.reload();
    else style.visibility = '';
  };
  page.addEventListener('pagehide', onHide);
  page.addEventListener('pageshow', onShow);
  return () => {
    page.removeEventListener('pagehide', onHide);
    page.removeEventListener('pageshow', onShow);
  };
}

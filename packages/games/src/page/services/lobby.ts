import { externalUrl } from '@tessera/domain';

/** What the page says to the lobby that shows it (docs/providers.md, "The page and the lobby"). */
export type LobbyMessage =
  /** The player has closed the game. */
  | { readonly type: 'game.close'; readonly gameCode: string }
  /** The balance is too low, and the player wants to deposit. */
  | { readonly type: 'game.deposit'; readonly gameCode: string }
  /** How high the content of a frame within a page of the lobby's is, in CSS pixels. */
  | { readonly type: 'S001'; readonly height: number }
  /** The player wants this game opened. */
  | { readonly type: 'U003'; readonly gameCode: string };

/** The lobby's address, where it is one that a page can go to. */
export function lobbyAddress(lobbyUrl: string): URL | undefined {
  const address = externalUrl(lobbyUrl);
  return address === undefined ? undefined : new URL(address);
}

/** Closes the page's own window when the lobby asks for it: the game has been quit, or its player is logged out. */
export function closeWithLobby(lobbyUrl: string): void {
  const origin = lobbyAddress(lobbyUrl)?.origin;
  addEventListener('message', (event: MessageEvent<{ readonly type?: unknown } | null>) => {
    if (event.origin === origin && event.data?.type === 'lobby.close' && window.parent === window)
      window.close();
  });
}

/** Tells the window that shows this page. @returns whether there is one: nobody answers */
export function tellLobby(lobbyUrl: string, message: LobbyMessage): boolean {
  const address = lobbyAddress(lobbyUrl);
  const lobby = window.parent === window ? (window.opener as Window | null) : window.parent;
  // Only a window of the lobby's own origin receives it.
  if (address) lobby?.postMessage(message, address.origin);
  return address !== undefined && lobby !== null;
}

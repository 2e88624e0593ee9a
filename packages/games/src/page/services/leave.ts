/** What the lobby is told when the player closes the game. */
export interface CloseMessage {
  readonly type: 'game.close';
  readonly gameCode: string;
}

/** How long the lobby has to take the game away before the game goes by itself. */
const CLOSE_WAIT_MS = 700;

/** Tells the lobby, closes the window where it may, and else goes back to the lobby's address. */
export function leaveGame(lobbyUrl: string, gameCode: string): void {
  const address = URL.canParse(lobbyUrl) ? new URL(lobbyUrl) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    window.close();
    return;
  }
  const message: CloseMessage = { type: 'game.close', gameCode };
  const lobby = window.parent === window ? (window.opener as Window | null) : window.parent;
  // Only a window of the lobby's own origin receives it.
  lobby?.postMessage(message, address.origin);
  if (window.parent === window && window.opener) window.close();
  setTimeout(() => location.replace(address), lobby ? CLOSE_WAIT_MS : 0);
}

import { lobbyAddress, tellLobby } from './lobby.ts';

/** How long the lobby has to take the game away before the game goes by itself. */
const CLOSE_WAIT_MS = 700;

/** Tells the lobby, closes the window where it may, and else goes back to the lobby's address. */
export function leaveGame(lobbyUrl: string, gameCode: string): void {
  const address = lobbyAddress(lobbyUrl);
  if (!address) {
    window.close();
    return;
  }
  const told = tellLobby(lobbyUrl, { type: 'game.close', gameCode });
  if (window.parent === window && window.opener) window.close();
  setTimeout(() => location.replace(address), told ? CLOSE_WAIT_MS : 0);
}

import { lobbyAddress, tellLobby } from './lobby.ts';

/** The lobby's page, from its own origin. */
const DEPOSIT_PATH = '/user/Deposit';

/** Whether there is a lobby at which the player can deposit. */
export const canDeposit = (lobbyUrl: string): boolean => lobbyAddress(lobbyUrl) !== undefined;

/** Leads to the lobby's deposits: the lobby that shows this page opens them, a window of its own goes there. */
export function openDeposit(lobbyUrl: string, gameCode: string): void {
  const address = lobbyAddress(lobbyUrl);
  if (!address) return;
  if (window.parent === window) location.assign(new URL(DEPOSIT_PATH, address));
  else tellLobby(lobbyUrl, { type: 'game.deposit', gameCode });
}

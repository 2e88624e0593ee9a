/** Names the game whose sheet the lobby opens. */
export const SHARED_GAME = 'game';

/** Returns the lobby's path that opens a game's sheet. */
export function sharedPath(id: number): string {
  return `/?${SHARED_GAME}=${id}`;
}

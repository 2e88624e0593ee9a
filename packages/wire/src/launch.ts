const LAUNCH_PATH = '/play';
const LAUNCH_PARAMETER = 'launch';
const VIEW_PARAMETER = 'view';

/** What a game shows of itself: the whole of it, or what stands in a frame of the lobby (a sports book's quick bet). */
export type GameView = 'whole' | 'quick';

/**
 * The address at which a game opens: its page on the games' origin, with a token that works once. The view is told only
 * where it is not the whole game.
 */
export function launchAddress(
  gamesOrigin: string,
  gameCode: string,
  launchToken: string,
  view: GameView = 'whole',
): string {
  const address = new URL(`${LAUNCH_PATH}/${encodeURIComponent(gameCode)}`, gamesOrigin);
  if (view !== 'whole') address.searchParams.set(VIEW_PARAMETER, view);
  address.searchParams.set(LAUNCH_PARAMETER, launchToken);
  return address.href;
}

/** The launch token of an address made by {@link launchAddress}, or `undefined`. */
export function launchTokenOf(address: string): string | undefined {
  return new URL(address, 'http://localhost').searchParams.get(LAUNCH_PARAMETER) ?? undefined;
}

/** The game that an address made by {@link launchAddress} opens, by its code, or `undefined`. */
export function launchedCodeOf(address: string): string | undefined {
  const [, folder, code] = new URL(address, 'http://localhost').pathname.split('/');
  return code && `/${folder}` === LAUNCH_PATH ? decodeURIComponent(code) : undefined;
}

const LAUNCH_PATH = '/play';
const LAUNCH_PARAMETER = 'launch';

/** The address at which a game opens: its page on the games' origin, with a token that works once. */
export function launchAddress(gamesOrigin: string, gameCode: string, launchToken: string): string {
  const address = new URL(`${LAUNCH_PATH}/${encodeURIComponent(gameCode)}`, gamesOrigin);
  address.searchParams.set(LAUNCH_PARAMETER, launchToken);
  return address.href;
}

/** The launch token of an address made by {@link launchAddress}, or `undefined`. */
export function launchTokenOf(address: string): string | undefined {
  return new URL(address, 'http://localhost').searchParams.get(LAUNCH_PARAMETER) ?? undefined;
}

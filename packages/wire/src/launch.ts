import type { MemberPreferences } from './calls/preferences.ts';

const LAUNCH_PATH = '/play';
const LAUNCH_PARAMETER = 'launch';
const VIEW_PARAMETER = 'view';
const SOUND_PARAMETER = 'sound';
const MOTION_PARAMETER = 'motion';

/** Which view of a game opens: the whole game, or a part for a frame in the lobby (a sports book's quick bet). */
export type GameView = 'whole' | 'quick';

/**
 * Builds the address that opens a game: its page on the games' origin, with a token that works once. A `view`
 * parameter is added only if it is not `whole`; `sound` (`on`, `off`) and `motion` (`reduced`, `full`) only if the member has
 * chosen.
 */
export function launchAddress(
  gamesOrigin: string,
  gameCode: string,
  launchToken: string,
  view: GameView = 'whole',
  { gameSound, motion }: Partial<Pick<MemberPreferences, 'gameSound' | 'motion'>> = {},
): string {
  const address = new URL(`${LAUNCH_PATH}/${encodeURIComponent(gameCode)}`, gamesOrigin);
  if (view !== 'whole') address.searchParams.set(VIEW_PARAMETER, view);
  if (gameSound !== undefined) address.searchParams.set(SOUND_PARAMETER, gameSound === 1 ? 'on' : 'off');
  if (motion !== undefined && motion !== 'system') address.searchParams.set(MOTION_PARAMETER, motion);
  address.searchParams.set(LAUNCH_PARAMETER, launchToken);
  return address.href;
}

/** Reads the launch token from an address of {@link launchAddress}, or returns `undefined`. */
export function launchTokenOf(address: string): string | undefined {
  return new URL(address, 'http://localhost').searchParams.get(LAUNCH_PARAMETER) ?? undefined;
}

/** Reads the game code from an address of {@link launchAddress}, or returns `undefined`. */
export function gameCodeOf(address: string): string | undefined {
  const [, folder, code] = new URL(address, 'http://localhost').pathname.split('/');
  if (!code || `/${folder}` !== LAUNCH_PATH) return undefined;
  try {
    return decodeURIComponent(code);
  } catch {
    // An escape is broken: the address is none of `launchAddress`.
    return undefined;
  }
}

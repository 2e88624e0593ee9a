/**
 * Returns the origins that may show a game in a frame: those of LOBBY_ORIGIN, else the one of PUBLIC_URL, else the
 * site's own address on this machine.
 */
export const lobbyOrigin = (env, siteUrl) => env.LOBBY_ORIGIN || env.PUBLIC_URL || siteUrl;

/**
 * Returns the session's name. The reference platform's token is `<session>.<secret>`: the part before the dot names
 * the session, survives rotation and grants nothing by itself. Another back end's opaque token is its own name.
 */
export function sessionName(token: string): string {
  const point = token.indexOf('.');
  return point === -1 ? token : token.slice(0, point);
}

/**
 * Whether the event `login` concerns another session than this browser's (spec §4 Realtime reactions). A token that
 * this browser rotated itself is not foreign.
 * @param announced `token` of the event
 */
export function isForeignLogin(ownToken: string, announced: string): boolean {
  return sessionName(ownToken) !== sessionName(announced);
}

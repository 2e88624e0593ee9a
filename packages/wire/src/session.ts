/**
 * A token of the reference platform is `<session>.<secret>`. The part before the point names the session and
 * stays the same when the token is rotated; alone it opens nothing. Another back end's opaque token is its own name.
 */
export function sessionName(token: string): string {
  const point = token.indexOf('.');
  return point === -1 ? token : token.slice(0, point);
}

/**
 * Whether the event `login` speaks of another session than this browser's (spec §4 Realtime reactions). A token
 * that this browser itself rotated is not foreign.
 * @param announced `token` of the event
 */
export function isForeignLogin(ownToken: string, announced: string): boolean {
  return sessionName(ownToken) !== sessionName(announced);
}

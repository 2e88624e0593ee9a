/**
 * What the games' server answers, on the games' own origin. Every answer is the envelope `{code, message, data}`, with
 * the code as its HTTP status (`100` with 200); every request but `POST /session` carries `authorization: Bearer …`.
 */
export const GAME_CODES = {
  success: '100',
  malformed: '400',
  sessionOver: '401',
  balanceTooLow: '402',
  notFound: '404',
  /** The action is not allowed now; or another round is to be played on first. */
  actionNotAllowed: '405',
  /** The table takes no bets now, or not this one any more. */
  bettingClosed: '406',
  requestReused: '409',
  roundClosed: '410',
  stakeOutOfRange: '412',
  /** The member takes a break from play. */
  playPaused: '413',
  /** The stake is more than is left of a limit of the member's. */
  limitReached: '414',
  /** The member is to confirm a reality check in the lobby. */
  realityCheckDue: '415',
  /** The game is closed for a while: nothing is staked, what was staked is finished. */
  maintenance: '416',
  /** An operator keeps the member's money from moving into games. */
  transferDisabled: '417',
  /**
   * Odds of a slip have moved, and the player did not say that the new ones are taken too: `data` tells them. (Not 407:
   * browsers take that for a proxy's, and show no page what it says.)
   */
  oddsMoved: '418',
  /** The stake is above the highest one of a bonus that the member has. */
  bonusStake: '419',
  /** Another window of this player plays the game: `POST /seat` takes it back. */
  seatTaken: '423',
  tooMany: '429',
  internal: '500',
  /** Nobody knows yet whether the request was carried out: ask again with the same request id. */
  platformUnreachable: '503',
} as const;
export type GameCode = (typeof GAME_CODES)[keyof typeof GAME_CODES];

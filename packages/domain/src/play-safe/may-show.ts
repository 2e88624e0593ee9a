/**
 * What the site shows or sends by itself:
 * - `account`: money, security and orders of the member;
 * - `protection`: limits, breaks, reality checks;
 * - `offer`: promotions, bonuses, wheels, envelopes, pop-ups, recommended games, and pushes and letters about them.
 */
export type Message = 'account' | 'protection' | 'offer';

/** What decides whether a member is to be left alone. */
export interface Standing {
  readonly exclusion: 'time_out' | 'self_exclusion' | undefined;
  /** The member has closed the account, or an operator has disabled it. */
  readonly isClosed: boolean;
}

/**
 * Returns whether a member may be shown or sent a message. The one rule for pages, pop-ups, letters, pushes and advertising: no offer
 * reaches a member who takes a break, is excluded, or has left.
 */
export function mayShow(message: Message, { exclusion, isClosed }: Standing): boolean {
  return message !== 'offer' || (exclusion === undefined && !isClosed);
}

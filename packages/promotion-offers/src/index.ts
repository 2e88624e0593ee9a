import type {} from '@tessera/contracts';

/**
 * What happens at the daily sign-in, by the specification's keys (§3). `click_…` follow a click of the member's, `is_…`
 * say how things are.
 */
export type SignInKey =
  /** The member has opened the calendar. */
  | 'click_signin'
  /** The member has asked for today's reward. */
  | 'click_signin_true'
  /** The member has asked for it, and had it already. */
  | 'click_signin_pass'
  /** Today's reward can be collected. */
  | 'is_signin_true'
  /** Today's reward has been collected before. */
  | 'is_signin_pass'
  /** Today's reward was collected just now. */
  | 'is_signin_success'
  /** The site has no daily sign-in. */
  | 'is_signin_noopen';

/**
 * What mf-promotions offers to other remotes (docs/shipping-a-remote.md, "How do I offer something to other remotes?").
 * Types only: `import type {} from '@tessera/promotion-offers'`. Only add optional fields.
 */
declare module '@tessera/contracts' {
  interface OfferedDialogs {
    /** The site's pop-ups that are new to the visitor. Without a place (`display_location`): those of the lobby. */
    'mf-promotions:popUps': { args: { place?: 1 | 2 | 3 }; result: never };
    /** Pop-ups that were shown before. */
    'mf-promotions:popUpHistory': { args: Record<never, never>; result: never };
    /** The red envelope that the member can open. */
    'mf-promotions:envelope': { args: Record<never, never>; result: never };
    /** What the operator has not published yet, by the token of its address (`?preview=`). */
    'mf-promotions:preview': { args: { token: string }; result: never };
    /** One promotion, over the present page. */
    'mf-promotions:promotion': { args: { id: number }; result: never };
    /** The currency's roulette. */
    'mf-promotions:wheel': { args: Record<never, never>; result: never };
    /** The calendar of the daily sign-in. */
    'mf-promotions:signIn': { args: Record<never, never>; result: never };
  }
  interface OfferedSlots {
    /** The member's bonuses, for a page; empty for guests. */
    'mf-promotions:bonuses': object;
    /** The site's missions, for a page; empty for guests. */
    'mf-promotions:missions': object;
    /** Leads to the pop-ups that were shown before. */
    'mf-promotions:popUpHistoryLink': object;
    /** The member's week of the daily sign-in, in one line; empty for guests, and where there is none. */
    'mf-promotions:signInBlock': object;
  }
  interface OfferedEvents {
    /** Something has happened at the daily sign-in. */
    'mf-promotions:signIn': { key: SignInKey };
  }
}

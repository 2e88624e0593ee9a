import type {} from '@tessera/contracts';

/**
 * What mf-member-center offers to other remotes (docs/shipping-a-remote.md, "How do I offer something to other remotes?").
 * Types only: `import type {} from '@tessera/member-offers'`. Only add optional fields.
 */
declare module '@tessera/contracts' {
  interface OfferedDialogs {
    /** The member's wallet: the balance, the money at providers, and the way to bring it back. */
    'mf-member-center:wallet': { args: Record<never, never>; result: never };
    /** Invites a member without limits to set one, where the site's law asks for that; otherwise closes at once. */
    'mf-member-center:limitInvitation': { args: { readonly at: 'registration' }; result: never };
  }
  interface OfferedSlots {
    /** The link to the page Deposit; empty where there is none, and for guests. */
    'mf-member-center:deposit': object;
    /** The number of the member's unread letters, as a badge; empty for none, and for guests. */
    'mf-member-center:letterBadge': object;
    /** The content of the wallet's dialog, for a page; empty for guests. */
    'mf-member-center:walletList': object;
  }
}

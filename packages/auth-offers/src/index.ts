import type {} from '@tessera/contracts';

/**
 * What mf-auth offers to other remotes (docs/shipping-a-remote.md, "How do I offer something to other remotes?"). Types
 * only: `import type {} from '@tessera/auth-offers'`. Only add optional fields.
 */
declare module '@tessera/contracts' {
  interface OfferedDialogs {
    /** Sets up the member's authenticator, or shows it: new recovery codes, removal. */
    'mf-auth:authenticator': {
      args: {
        /** Asked at once if the member has an authenticator. */
        readonly action?: 'renew' | 'remove';
      };
      result: 'enrolled' | 'renewed' | 'removed';
    };
    /** Shows the service agreement, or the terms. */
    'mf-auth:legal': { args: { readonly topic?: 'service' | 'terms' }; result: never };
    /** Changes the member's password. */
    'mf-auth:changePassword': {
      args: {
        /** Cannot be dismissed, only changed or logged out. The shell opens it so at the first login (spec §4). */
        readonly isRequired?: boolean;
      };
      result: 'changed';
    };
    /** Lists the member's passkeys; adds, renames and removes them. */
    'mf-auth:passkeys': {
      args: {
        /** Begins to add one at once. */
        readonly action?: 'add';
      };
      /** Missing where nothing was changed. */
      result: 'changed';
    };
    /** Lists the logins by other sites; links and unlinks them. The result says that something has changed. */
    'mf-auth:linkedLogins': { args: Record<never, never>; result: 'changed' };
    /** Asks the member for a fresh proof. Do not open it: `shell.session.prove()` does. */
    'mf-auth:prove': { args: Record<never, never>; result: 'proved' };
  }

  interface OfferedSlots {
    /**
     * The form that a member must fill in before anything else, while `member.details.mustChangePassword`; otherwise
     * nothing. The member centre shows it at `/user/Info` (spec §4 First login).
     */
    'mf-auth:changePassword': Record<never, never>;
  }

  interface OfferedEvents {
    /** The member has changed the password in this window. */
    'mf-auth:passwordChanged': Record<never, never>;
  }
}

import type { Readable } from './readable.ts';
import type { CurrencyCode } from './site.ts';

/** The logged-in member. */
export interface Member {
  /** The member's number on the site. */
  readonly id: number;
  /** The login name. */
  readonly account: string;
  /** The account's currency; it never changes. */
  readonly currency: CurrencyCode;
  /** The grade's name in the page's language. */
  readonly gradeName: string;
  /** 1 is normal (spec §6). */
  readonly type: number;
  /** Whether the member's application as an agent was approved. */
  readonly isAgent: boolean;
  /**
   * Whether the member is an agent who is not suspended.
   * @deprecated Since 1.4: read `details.agent.status`.
   */
  readonly agentActive: boolean;
  /** The rest of the layout answer, as of the login or restore. Missing in shells before contract 1.4. */
  readonly details?: MemberDetails;
}

/** The rest of the platform's layout answer (spec §3 Member layout info). */
export interface MemberDetails {
  /** At the first login a new password must be set before anything else (spec §4 Login). */
  readonly mustChangePassword: boolean;
  /** `suspended` agents keep their statements. */
  readonly agent: { readonly status: 'none' | 'active' | 'suspended'; readonly level: number };
  /** The platform's `wallet_status`. */
  readonly wallet: 'on' | 'off';
  /** The platform's `cash_back_status`. */
  readonly cashBack: 'on' | 'off';
  /** A game was open when the platform answered. */
  readonly isPlaying: boolean;
  /** A bank account must be bound before a deposit. */
  readonly needsBankVerification: boolean;
}

/** The balance of the member's wallet. */
export interface Balance {
  /** A decimal string: `1234.50`. */
  readonly amount: string;
  /** Grows with every change, so that an older balance is recognised (readings: `member.cash`). */
  readonly version: number;
}

/** The visitor's session. `restoring`: there is a token, and the platform's answer is on its way. */
export type Session =
  | { readonly status: 'guest' }
  | { readonly status: 'restoring' }
  | { readonly status: 'member'; readonly member: Member; readonly balance: Balance };

/** The session, with its changes. */
export interface SessionService extends Readable<Session> {
  /** Requests the balance again, e.g. when a game was closed. Never rejects: without an answer, what was last known stays. */
  readonly refreshBalance: () => Promise<void>;
  /** Logs the member out. */
  readonly logout: () => Promise<void>;
  /**
   * Asks the member for a fresh proof of who they are, as some calls need one. Resolves to whether it was given; never
   * rejects. Missing in shells before contract 1.5.
   */
  readonly prove?: () => Promise<boolean>;
}

import type { Balance, Member, MemberDetails, Session } from '@tessera/contracts';
import { localisedName } from '@tessera/i18n';
import type { MemberLayout } from '@tessera/wire';

/** The events of one document's session (spec §4 Login, Logout). */
export type SessionEvent =
  /** A token was found; its member is being loaded. */
  | { readonly type: 'credentialsFound' }
  | { readonly type: 'memberLoaded'; readonly member: Member; readonly balance: Balance }
  | { readonly type: 'cashChanged'; readonly balance: Balance }
  /** A login of showcase mode, which has no token. */
  | { readonly type: 'showcaseEntered'; readonly member: Member; readonly balance: Balance }
  /** The member has chosen the password that had to be changed. */
  | { readonly type: 'passwordChanged' }
  | { readonly type: 'ended' };

export const GUEST: Session = { status: 'guest' };
export const RESTORING: Session = { status: 'restoring' };

/** Whether the member must choose a new password before anything else (spec §4 First login). */
export const mustChangePassword = (session: Session): boolean =>
  session.status === 'member' && session.member.details?.mustChangePassword === true;

/** Returns the session after an event. */
export function sessionReducer(state: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'credentialsFound':
      return RESTORING;
    case 'memberLoaded':
      if (state.status === 'guest') return state;
      return {
        status: 'member',
        member: event.member,
        // The socket may have delivered a newer balance before the answer.
        balance: state.status === 'member' ? newer(state.balance, event.balance) : event.balance,
      };
    case 'cashChanged': {
      if (state.status !== 'member') return state;
      const balance = newer(state.balance, event.balance);
      return balance === state.balance ? state : { ...state, balance };
    }
    case 'showcaseEntered':
      return { status: 'member', member: event.member, balance: event.balance };
    case 'passwordChanged': {
      if (state.status !== 'member' || !state.member.details?.mustChangePassword) return state;
      const details = { ...state.member.details, mustChangePassword: false };
      return { ...state, member: { ...state.member, details } };
    }
    case 'ended':
      return GUEST;
  }
}

/** Returns the balance with the higher version (readings: `member.cash`). */
function newer(present: Balance, arrived: Balance): Balance {
  return arrived.version > present.version ? arrived : present;
}

/** Turns the wire's layout into the contract's member. @param code the language of the grade's name */
export function memberOf(layout: MemberLayout, code: string): { member: Member; balance: Balance } {
  return {
    member: {
      id: layout.id,
      account: layout.memberAccount,
      currency: layout.memberCurrency,
      gradeName: localisedName(layout.memberGradeName, code),
      type: layout.memberType,
      isAgent: layout.isAgent === 1,
      agentActive: layout.agentActive === 1,
      details: detailsOf(layout),
    },
    balance: { amount: layout.memberCash, version: layout.cashVersion },
  };
}

function detailsOf(layout: MemberLayout): MemberDetails {
  const active = layout.agentActive === 1 ? 'active' : 'suspended';
  return {
    mustChangePassword: layout.firstLoginToChangePassword === 1,
    agent: { status: layout.isAgent === 1 ? active : 'none', level: layout.agentLevel },
    wallet: layout.walletStatus === 1 ? 'on' : 'off',
    cashBack: layout.cashBackStatus === 1 ? 'on' : 'off',
    isPlaying: layout.isPlaying === 1,
    needsBankVerification: layout.needBankAccountDepositVerified === 1,
  };
}

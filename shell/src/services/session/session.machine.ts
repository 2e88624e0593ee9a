import type { Balance, Member, MemberDetails, Session } from '@tessera/contracts';
import { localisedName } from '@tessera/i18n';
import type { MemberLayout } from '@tessera/wire';

/** What happens to the session of one document (spec §4 Login, Logout). */
export type SessionEvent =
  /** There is a token; its member is being asked for. */
  | { readonly type: 'credentialsFound' }
  | { readonly type: 'memberLoaded'; readonly member: Member; readonly balance: Balance }
  | { readonly type: 'cashChanged'; readonly balance: Balance }
  | { readonly type: 'ended' };

export const GUEST: Session = { status: 'guest' };
export const RESTORING: Session = { status: 'restoring' };

export function sessionReducer(state: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'credentialsFound':
      return RESTORING;
    case 'memberLoaded':
      if (state.status === 'guest') return state;
      return {
        status: 'member',
        member: event.member,
        // The socket may have been faster than the answer.
        balance: state.status === 'member' ? newer(state.balance, event.balance) : event.balance,
      };
    case 'cashChanged': {
      if (state.status !== 'member') return state;
      const balance = newer(state.balance, event.balance);
      return balance === state.balance ? state : { ...state, balance };
    }
    case 'ended':
      return GUEST;
  }
}

/** An older version of the balance is ignored (readings: `member.cash`). */
function newer(present: Balance, arrived: Balance): Balance {
  return arrived.version > present.version ? arrived : present;
}

/** The wire's layout info as the contract's member; `code` chooses the grade's language. */
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

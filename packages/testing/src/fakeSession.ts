import type { Balance, BusService, EventPayload, Member, Session, SessionService } from '@tessera/contracts';
import { createValue } from './value.ts';

export interface FakeSession extends SessionService {
  /** Makes the visitor a member; what is not given is a plain member's. */
  readonly login: (member?: Partial<Member>, balance?: Partial<Balance>) => void;
  /** Ends the session from outside, e.g. by a login elsewhere. */
  readonly end: (reason: EventPayload<'session.ended'>['reason']) => void;
  readonly set: (session: Session) => void;
  /** How often the balance was asked for again. */
  readonly balanceRefreshes: () => number;
}

const MEMBER: Member = {
  id: 7,
  account: 'player1',
  currency: 'USD',
  gradeName: 'Silver',
  type: 1,
  isAgent: false,
  agentActive: false,
};
const BALANCE: Balance = { amount: '1234.50', version: 1 };

export function createFakeSession(bus: BusService, initial: 'guest' | 'member' | 'restoring'): FakeSession {
  const member: Session = { status: 'member', member: MEMBER, balance: BALANCE };
  const session = createValue<Session>(initial === 'member' ? member : { status: initial });
  let refreshes = 0;
  const end: FakeSession['end'] = (reason) => {
    session.set({ status: 'guest' });
    bus.emit('session.ended', { reason });
  };
  return {
    ...session,
    login: (given = {}, balance = {}) => {
      const now = { ...MEMBER, ...given };
      session.set({ status: 'member', member: now, balance: { ...BALANCE, ...balance } });
      bus.emit('session.started', { memberId: now.id, restored: false });
    },
    end,
    balanceRefreshes: () => refreshes,
    refreshBalance: async () => void (refreshes += 1),
    logout: async () => end('logout'),
  };
}

import type { Balance, BusService, EventPayload, Member, Session, SessionService } from '@tessera/contracts';
import { createState } from '@tessera/domain/state';

export interface FakeSession extends SessionService {
  /** Logs a member in; missing fields are those of a plain member. */
  readonly login: (member?: Partial<Member>, balance?: Partial<Balance>) => void;
  /** Ends the session from outside, e.g. by a login elsewhere. */
  readonly end: (reason: EventPayload<'session.ended'>['reason']) => void;
  readonly set: (session: Session) => void;
  /** Decides how a fresh proof ends from now on; before that, it is not given. */
  readonly answerProof: (isGiven: boolean | Promise<boolean>) => void;
  /** Returns how often a fresh proof was asked for. */
  readonly proofsAsked: () => number;
  readonly prove: NonNullable<SessionService['prove']>;
  /** Returns how often the balance was requested again. */
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
  details: {
    mustChangePassword: false,
    agent: { status: 'none', level: 0 },
    wallet: 'on',
    cashBack: 'on',
    isPlaying: false,
    needsBankVerification: false,
  },
};
const BALANCE: Balance = { amount: '1234.50', version: 1 };

export function createFakeSession(
  bus: BusService,
  initial: 'guest' | 'member' | 'agent' | 'restoring',
): FakeSession {
  const session = createState<Session>(sessionOf(initial));
  let refreshes = 0;
  let proofs = 0;
  let proof: boolean | Promise<boolean> = false;
  const end: FakeSession['end'] = (reason) => {
    session.set({ status: 'guest' });
    bus.emit('session.ended', { reason });
  };
  return {
    ...session,
    login: (given = {}, balance = {}) => {
      const now = withAgent({ ...MEMBER, ...given }, given.details);
      session.set({ status: 'member', member: now, balance: { ...BALANCE, ...balance } });
      bus.emit('session.started', { memberId: now.id, restored: false });
    },
    end,
    answerProof: (isGiven) => void (proof = isGiven),
    proofsAsked: () => proofs,
    prove: async () => {
      proofs += 1;
      return proof;
    },
    balanceRefreshes: () => refreshes,
    refreshBalance: async () => void (refreshes += 1),
    logout: async () => end('logout'),
  };
}

function sessionOf(initial: 'guest' | 'member' | 'agent' | 'restoring'): Session {
  if (initial === 'guest' || initial === 'restoring') return { status: initial };
  const isAgent = initial === 'agent';
  return {
    status: 'member',
    member: withAgent({ ...MEMBER, isAgent, agentActive: isAgent }),
    balance: BALANCE,
  };
}

/** Keeps the details in line with whether the member is an agent, unless a test gives its own. */
function withAgent(member: Member, given?: Member['details']): Member {
  if (given || !MEMBER.details || !member.isAgent) return member;
  const status = member.agentActive ? 'active' : 'suspended';
  return { ...member, details: { ...MEMBER.details, agent: { status, level: 1 } } };
}

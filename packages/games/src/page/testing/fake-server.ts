import { commitmentOf, drawsOf } from '@tessera/domain/fairness';
import { replay, type SoloRules } from '../../rules/solo-rules.ts';
import type { RoundAnswer } from '../../protocol/rounds.ts';
import { ApiError, type Api } from '../services/api.ts';

/** The network's other end for tests of pages: rounds by real rules, money in cents, refusals when they are asked for. */
export interface FakeServer {
  readonly api: Api;
  /** What was sent, oldest first. */
  readonly sent: { readonly call: string; readonly requestId: string }[];
  /** The next answers are these codes; after them the server answers by its rules. */
  readonly refuse: string[];
  balance: bigint;
}

const decimal = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const cents = (written: string): bigint => BigInt(written.replace('.', ''));
const seedOf = (count: number): string => count.toString(16).padStart(64, '0');

const away = (): Promise<never> => Promise.reject(new ApiError('network', 'not here'));
/** A server that does not answer: what is missing in one that answers some calls. */
export const NOBODY: Api = {
  openSession: away,
  resumeSession: away,
  takeSeat: away,
  balance: away,
  play: away,
  act: away,
  history: away,
  table: away,
  room: away,
  bet: away,
  takeOut: away,
  takeBack: away,
  book: away,
  placeSlip: away,
};

/** @param rules of a game that is played alone */
export function fakeServer(rules: SoloRules<never, never, never>): FakeServer {
  const sent: { call: string; requestId: string }[] = [];
  const refuse: string[] = [];
  const rounds = new Map<string, RoundAnswer>();
  const byRequest = new Map<string, RoundAnswer>();
  let count = 0;

  function answer(call: string, requestId: string, work: () => RoundAnswer): Promise<RoundAnswer> {
    sent.push({ call, requestId });
    const code = refuse.shift();
    if (code !== undefined) return Promise.reject(new ApiError(code, code));
    const known = byRequest.get(requestId) ?? work();
    byRequest.set(requestId, known);
    rounds.set(known.roundId, known);
    return Promise.resolve(known);
  }

  function told(
    before: Pick<RoundAnswer, 'roundId' | 'requestId' | 'stake' | 'choice' | 'actions'>,
    seed: string,
    salt: string,
  ): RoundAnswer {
    const state = replay(rules as SoloRules, before, drawsOf(seed, salt));
    const over = (rules as SoloRules).isOver(state);
    const payout = over ? (rules as SoloRules).payout(state, cents(before.stake)) : undefined;
    const returned = (over && (rules as SoloRules).returned?.(state, cents(before.stake))) || 0n;
    server.balance += (payout ?? 0n) + returned;
    return {
      ...before,
      staked: before.stake,
      rulesVersion: (rules as SoloRules).version,
      view: (rules as SoloRules).view(state),
      over,
      payout: payout === undefined ? null : decimal(payout),
      returned: decimal(returned),
      balance: decimal(server.balance),
      at: Date.now(),
      fair: {
        hash: commitmentOf(seed),
        seed: over ? seed : null,
        salt,
        nextHash: commitmentOf(seedOf(count + 1)),
      },
    };
  }

  const server: FakeServer = {
    sent,
    refuse,
    balance: 10_000n,
    api: {
      ...NOBODY,
      takeSeat: () => {
        sent.push({ call: 'takeSeat', requestId: '' });
        return Promise.resolve({ mine: true });
      },
      play: ({ requestId, stake, choice, salt }) =>
        answer('play', requestId, () => {
          server.balance -= cents(stake);
          count += 1;
          const begun = { roundId: `round-${count}`, requestId, stake, choice, actions: [] };
          return told(begun, seedOf(count), salt);
        }),
      act: (roundId, requestId, action) =>
        answer('act', requestId, () => {
          const round = rounds.get(roundId)!;
          return told({ ...round, actions: [...round.actions, action] }, seedOf(count), round.fair.salt);
        }),
      history: () => Promise.resolve([...rounds.values()].reverse()),
    },
  };
  return server;
}

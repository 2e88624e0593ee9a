import type { RoundAnswer } from '../answers.ts';
import { askOrTell } from '../services/ask.ts';
import { cell, type Cell } from '../services/cell.ts';
import { newRequestId } from '../services/request-id.ts';
import type { Services } from '../services/services.ts';
import { addRound } from '../services/tally.ts';
import { verdictOf, type Verdict } from '../services/verdict.ts';
import type { FrameKey } from '../services/words.ts';
import { endOf, type RoundEnd } from './round-end.ts';
import { firstState, nextRound, type RoundEvent, type RoundState } from './round.machine.ts';

/** The one round of a game that is played alone, from its asking until it has been shown. */
export interface SoloPlay {
  readonly state: Cell<RoundState>;
  play(choice: unknown): Promise<RoundAnswer | undefined>;
  act(action: unknown): Promise<RoundAnswer | undefined>;
  shown(): void;
}

/** Where the window keeps the request whose answer was not seen to its end yet, for a reload in the middle of it. */
export const PENDING_KEY = 'pending';

const SPOKEN: Record<Verdict, FrameKey> = {
  nothing: 'resultNone',
  partial: 'resultPartial',
  even: 'resultEven',
  win: 'resultWin',
  grand: 'resultWin',
};

export function createSoloPlay(services: Services): SoloPlay {
  const { session, api, money, balance, stake, salt, nextHash, occupied, windowStore } = services;
  const state = cell(firstState(session.open));
  const dispatch = (event: RoundEvent): void => {
    state.set(nextRound(state.value, event));
    occupied.set(state.value.phase !== 'ready');
  };
  occupied.set(state.value.phase !== 'ready');

  async function ask(
    requestId: string,
    amount: bigint,
    send: () => Promise<RoundAnswer>,
  ): Promise<RoundAnswer | undefined> {
    windowStore.set(PENDING_KEY, requestId);
    dispatch({ kind: 'asked' });
    balance.stake(amount);
    const round = await askOrTell(services, send, (decided) => {
      // What the server has decided is no longer asked for; what is unknown is asked for after a reload too.
      if (decided) windowStore.set(PENDING_KEY, undefined);
      balance.release();
      dispatch({ kind: 'refused' });
    });
    if (!round) return undefined;
    // A reload before its end was shown tells it then.
    windowStore.set(PENDING_KEY, round.over ? round.requestId : undefined);
    balance.tell(money.read(round.balance));
    if (!round.over) balance.release();
    if (round.fair.nextHash !== null) nextHash.set(round.fair.nextHash);
    dispatch({ kind: 'answered', round });
    return round;
  }

  function spoken({ staked, payout, unused }: RoundEnd): string {
    const isPlayed = staked > 0n || payout > 0n;
    const result = services.words(isPlayed ? SPOKEN[verdictOf(payout, staked)] : 'resultUnplayed', {
      payout: money.write(payout),
      stake: money.write(staked),
      balance: money.write(balance.shown.value),
    });
    if (unused === 0n) return result;
    return `${services.words('unusedBack', { amount: money.write(unused) })} ${result}`;
  }

  return {
    state,
    async play(choice) {
      if (state.value.phase !== 'ready') return undefined;
      const amount = stake.stake.value;
      const payload = {
        requestId: newRequestId(),
        stake: money.decimal(amount),
        choice,
        salt: salt.words.value,
      };
      return ask(payload.requestId, amount, () => api.play(payload));
    },
    async act(action) {
      const now = state.value;
      if (now.phase !== 'open') return undefined;
      const requestId = newRequestId();
      return ask(requestId, 0n, () => api.act(now.round.roundId, requestId, action));
    },
    shown() {
      const now = state.value;
      if (now.phase !== 'showing') return;
      const end = endOf(money, now.round);
      windowStore.set(PENDING_KEY, undefined);
      balance.release();
      services.tally.set(addRound(services.tally.value, end.staked, end.payout));
      services.said.set(spoken(end));
      dispatch({ kind: 'shown' });
    },
  };
}

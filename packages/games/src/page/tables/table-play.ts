import type { PlacementAnswer } from '../../protocol/tables.ts';
import type { Placement, TableSnapshot } from '../answers.ts';
import { askOrTell } from '../services/ask.ts';
import { cell, type Cell } from '../services/cell.ts';
import { hear } from '../services/live.ts';
import { newRequestId } from '../services/request-id.ts';
import type { Services } from '../services/services.ts';
import { addRound } from '../services/tally.ts';
import { createServerClock } from './clock.ts';
import {
  isStanding,
  NO_TABLE,
  phaseEnd,
  withPlacement,
  withSnapshot,
  type TableState,
} from './table.model.ts';

/** The table of a shared game: what everybody sees, and the player's own bets. */
export interface TablePlay {
  readonly state: Cell<TableState>;
  /** What of the player's is on its way: {@link PLACING}, and the rounds that something is asked of. */
  readonly asked: Cell<ReadonlySet<string>>;
  now(): number;
  msLeft(): number | undefined;
  place(bets: readonly { readonly on: unknown; readonly stake: bigint }[]): Promise<Placement | undefined>;
  takeOut(roundId: string): Promise<Placement | undefined>;
  takeBack(roundId: string): Promise<Placement | undefined>;
  close(): void;
}

/** A bet that is being placed has no round yet. */
export const PLACING = 'placing';

/** How often the table is asked for while nothing is connected, and while it is (to mend what got lost). */
const POLL_MS = { away: 2_500, connected: 30_000 } as const;

export function createTablePlay(services: Services): TablePlay {
  const { api, live, money, balance, tally, occupied, over, nextHash } = services;
  const clock = createServerClock();
  const state = cell(NO_TABLE);
  const asked = cell<ReadonlySet<string>>(new Set());
  const closed = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: TableState): void {
    state.set(next);
    if (next.snapshot) nextHash.set(next.snapshot.hash);
    occupied.set(asked.value.size > 0 || next.mine.some(isStanding));
  }

  function placed({ balance: left, ...placement }: PlacementAnswer): void {
    balance.tell(money.read(left));
    const before = state.value.mine.find(({ roundId }) => roundId === placement.roundId);
    if (placement.state === 'settled' && placement.payout !== null && before?.payout == null)
      tally.set(addRound(tally.value, money.read(placement.stake), money.read(placement.payout)));
    set(withPlacement(state.value, placement));
  }

  async function sync(): Promise<void> {
    clearTimeout(timer);
    if (over.value) return;
    try {
      const askedAt = clock.local();
      const { mine, ...snapshot } = await api.table();
      if (closed.signal.aborted) return;
      clock.answered(snapshot.now, askedAt, clock.local());
      set(mine.reduce<TableState>(withPlacement, withSnapshot(state.value, snapshot as TableSnapshot)));
    } catch {
      // Asked again below; `live` tells the player that nothing is heard.
    }
    if (!closed.signal.aborted && !over.value)
      timer = setTimeout(() => void sync(), live.connected.value ? POLL_MS.connected : POLL_MS.away);
  }

  const disposers = [
    live.connected.subscribe(() => void sync()),
    hear(live, 'table', (snapshot) => set(withSnapshot(state.value, snapshot as TableSnapshot))),
    hear(live, 'settled', placed),
  ];
  void sync();

  /** Of each thing once at a time; what is asked of one round waits for no other: by then it may be too late for it. */
  async function ask(of: string, send: () => Promise<PlacementAnswer>): Promise<Placement | undefined> {
    if (asked.value.has(of)) return undefined;
    asked.set(new Set([...asked.value, of]));
    occupied.set(true);
    try {
      const answer = await askOrTell(services, send, () => void sync());
      if (answer) placed(answer);
      return answer;
    } finally {
      asked.set(new Set([...asked.value].filter((one) => one !== of)));
      set(state.value);
    }
  }

  return {
    state,
    asked,
    now: clock.now,
    msLeft() {
      const { snapshot } = state.value;
      const end = snapshot && phaseEnd(snapshot);
      return end === undefined ? undefined : Math.max(0, end - clock.now());
    },
    async place(bets) {
      const { snapshot } = state.value;
      if (!snapshot || bets.length === 0) return undefined;
      const payload = {
        requestId: newRequestId(),
        tableRoundId: snapshot.roundId,
        bets: bets.map(({ on, stake }) => ({ on, stake: money.decimal(stake) })),
      };
      return ask(PLACING, () => api.bet(payload));
    },
    takeOut: (roundId) => ask(roundId, () => api.takeOut(roundId)),
    takeBack: (roundId) => ask(roundId, () => api.takeBack(roundId)),
    close() {
      closed.abort();
      clearTimeout(timer);
      for (const dispose of disposers) dispose();
    },
  };
}

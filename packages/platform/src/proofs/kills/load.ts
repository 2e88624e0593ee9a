import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { toMinor } from '@tessera/domain';
import { hashOfKey } from '../../http/idempotency/seal.ts';
import type { Player } from '../players.ts';
import type { Client, Outcome, Sent } from '../processes/client.ts';

/** A player at a game. */
export interface Seat {
  readonly player: Player;
  readonly sessionToken: string;
  readonly providerId: number;
}

/** What the load is told of the site as it goes. */
export interface Offers {
  envelopeId: number;
  /** Minor units, by prize id. */
  readonly prizes: ReadonlyMap<number, bigint>;
}

/** Something that the platform has said it did. */
export interface Acknowledged {
  /** Of its ledger transaction, where the client can know it. */
  readonly ledgerKey?: string;
}

/** What one player's clients know, in minor units. */
export interface Account {
  balance: bigint;
  wallet: bigint;
  /** How many entries the balance has had. */
  entries: number;
}

export interface Load {
  readonly accounts: ReadonlyMap<number, Account>;
  readonly acknowledged: readonly Acknowledged[];
  /** Calls that had to be repeated because no answer came. */
  repeated(): number;
  /** Why the last of them was. */
  whyLost(): string;
  /**
   * When a call was answered that had been sent after this instant; `undefined`: none yet.
   * @throws Error where a client was refused what it should have been given
   */
  answeredSince(instant: number): number | undefined;
  /** Lets each client finish what it has begun, however often it has to ask, and wait. */
  pause(): Promise<void>;
  resume(): void;
  stop(): Promise<void>;
}

/** Between two tries of a call that was not answered. */
const AGAIN_MS = 40;

interface Effect {
  readonly balance: bigint;
  readonly wallet?: bigint;
  readonly entries: number;
}

/**
 * Clients who wager and settle, move money to a wallet and back, claim and spin, one call after the other each; a call
 * that is not answered is repeated under its name until it is.
 * @param clientsEach how many play for each player at once
 */
export function startLoad(
  client: Client,
  seats: readonly Seat[],
  offers: Offers,
  start: bigint,
  clientsEach = 2,
): Load {
  const accounts = new Map(
    seats.map(({ player }) => [player.id, { balance: start, wallet: 0n, entries: 1 }]),
  );
  const acknowledged: Acknowledged[] = [];
  let repeated = 0;
  let whyLost = '';
  let last: { began: number; ended: number } | undefined;
  let stopped = false;
  let gate: { readonly opened: Promise<void>; readonly open: () => void } | undefined;
  let idle = 0;

  /** Until it is answered; `undefined` where it is refused with a code that is no surprise, or all is over. */
  async function insist<Answer>(sent: Sent, expected: readonly string[] = []): Promise<Answer | undefined> {
    for (;;) {
      if (stopped) return undefined;
      const began = performance.now();
      const outcome: Outcome<unknown> = await client.send(sent);
      if (outcome.kind === 'lost') {
        repeated += 1;
        whyLost = outcome.why;
        await delay(AGAIN_MS);
        continue;
      }
      last = { began, ended: performance.now() };
      if (outcome.kind === 'answered') return outcome.answer as Answer;
      if (!expected.includes(outcome.code)) throw new Error(`${sent.key} was refused with ${outcome.code}`);
      return undefined;
    }
  }

  function note({ player }: Seat, { balance, wallet = 0n, entries }: Effect, ledgerKey?: string): void {
    const account = accounts.get(player.id) as Account;
    account.balance += balance;
    account.wallet += wallet;
    account.entries += entries;
    acknowledged.push({ ledgerKey });
  }

  async function playRound(seat: Seat): Promise<void> {
    const round = { sessionToken: seat.sessionToken, roundId: randomUUID() };
    const key = (transactionId: string) => `provider:${seat.providerId}:${transactionId}`;
    const wager = { ...round, transactionId: randomUUID(), amount: '0.50', outcome: {} };
    if (!(await insist({ key: 'providerWager', payload: wager }))) return;
    note(seat, { balance: -50n, entries: 1 }, key(wager.transactionId));
    const settle = { ...round, transactionId: randomUUID(), payout: '0.40', returned: '0.05' };
    if (!(await insist({ key: 'providerSettle', payload: settle }))) return;
    note(seat, { balance: 45n, entries: 1 }, key(settle.transactionId));
  }

  async function move(seat: Seat, direction: 'in' | 'out'): Promise<void> {
    const { id, token } = seat.player;
    const idempotencyKey = randomUUID();
    const payload = { gpId: seat.providerId, direction, amount: '0.10' };
    // Out of the wallet nothing goes while the other client has a round open, or has emptied it.
    const moved = await insist({ key: 'walletTransfer', payload, token, idempotencyKey }, ['101', '103']);
    if (!moved) return;
    const wallet = direction === 'in' ? 10n : -10n;
    note(seat, { balance: -wallet, wallet, entries: 1 }, `wallet:${id}:${hashOfKey(idempotencyKey)}`);
  }

  async function claim(seat: Seat): Promise<void> {
    const sent = { payload: { id: offers.envelopeId }, token: seat.player.token };
    const claimed = await insist<{ cash: string }>(
      { key: 'redEnvelope', ...sent, idempotencyKey: randomUUID() },
      ['102'],
    );
    if (claimed) note(seat, { balance: toMinor(claimed.cash, 'USD'), entries: 1 });
  }

  async function spin(seat: Seat): Promise<void> {
    const { token } = seat.player;
    const won = await insist<{ prizeId: number }>(
      { key: 'rouletteSpin', payload: {}, token, idempotencyKey: randomUUID() },
      ['2093101'],
    );
    const prize = won && offers.prizes.get(won.prizeId);
    if (prize !== undefined) note(seat, { balance: prize, entries: prize > 0n ? 1 : 0 });
  }

  async function play(seat: Seat): Promise<void> {
    for (let turn = 0; !stopped; turn += 1) {
      if (gate) {
        idle += 1;
        await gate.opened;
        idle -= 1;
        continue;
      }
      const kinds = [
        playRound,
        (one: Seat) => move(one, 'in'),
        claim,
        playRound,
        spin,
        (one: Seat) => move(one, 'out'),
      ];
      await kinds[turn % kinds.length]?.(seat);
    }
  }

  const clients = seats.flatMap((seat) => Array.from({ length: clientsEach }, () => play(seat)));
  /** A client that gives up is the end of the proof, whenever somebody next waits for the load. */
  const failure = Promise.all(clients).then(() => undefined);
  let broken: Error | undefined;
  failure.catch((error: Error) => (broken = error));

  return {
    accounts,
    acknowledged,
    repeated: () => repeated,
    whyLost: () => whyLost,
    answeredSince(instant) {
      if (broken) throw broken;
      return last && last.began > instant ? last.ended : undefined;
    },
    async pause() {
      let open = () => undefined as void;
      gate = { opened: new Promise<void>((resolve) => (open = resolve)), open: () => open() };
      while (idle < clients.length) await Promise.race([delay(5), failure]);
    },
    resume() {
      gate?.open();
      gate = undefined;
    },
    async stop() {
      stopped = true;
      gate?.open();
      await failure;
    },
  };
}

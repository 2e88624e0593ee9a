import { randomUUID } from 'node:crypto';
import type { PaymentNotice } from '@tessera/wire';
import type { Database } from '../../db/connect.ts';
import type { games } from '../../db/schema/catalogue.ts';
import { makePlayers, type Player } from '../players.ts';
import type { Client, Outcome, Sent } from '../processes/client.ts';

/** What the cases work with. */
export interface Scene {
  readonly db: Database;
  /** Of a platform that is well. */
  readonly client: Client;
  readonly game: typeof games.$inferSelect;
}

type Send = (client: Client) => Promise<Outcome<unknown>>;

/** A call that moves somebody's money, ready to be sent. */
export interface Prepared {
  /** Under the same name each time. */
  readonly send: Send;
  /** The same name with another payload; `undefined` where that is no other call. */
  readonly other?: Send;
  /** The member whose money it is; `undefined` while the call has not made that member. */
  whose(): Promise<number | undefined>;
  /** What it does to that member's balance, in minor units. */
  readonly change: bigint;
  /** How many deposits it orders. */
  readonly orders: number;
}

export interface MoneyCase {
  /** The call's key first. */
  readonly name: string;
  /** After a day the name is free again, and does this. `false`: the call's effect has a limit of its own. */
  readonly isFreeAfterADay: boolean;
  prepare(scene: Scene): Promise<Prepared>;
}

interface Change {
  readonly sent: Sent;
  readonly other?: Sent;
  readonly change: bigint;
  readonly orders?: number;
}

/** A call of the wire that changes a player's money. */
export function ofPlayer({ id }: Player, { sent, other, change, orders = 0 }: Change): Prepared {
  return {
    send: (client) => client.send(sent),
    ...(other && { other: (client) => client.send(other) }),
    whose: () => Promise.resolve(id),
    change,
    orders,
  };
}

/** A payment notice, signed again each time. Another amount under its number is another payment, which is held. */
export function ofNotice({ id }: Player, notice: PaymentNotice, change: bigint): Prepared {
  let timestamp = Date.now();
  return {
    send: (client) => client.notify(notice, (timestamp += 1)),
    whose: () => Promise.resolve(id),
    change,
    orders: 0,
  };
}

const START = 100_000n;

export async function newPlayer(db: Database): Promise<Player> {
  const [player] = await makePlayers(db, 1, START);
  if (!player) throw new Error('no player was made');
  return player;
}

/** A member's call, named by an idempotency key. */
export const asMember = ({ token }: Player) => ({ token, idempotencyKey: randomUUID() });

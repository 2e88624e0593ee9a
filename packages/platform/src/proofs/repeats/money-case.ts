import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import type { games } from '../../db/schema/catalogue.ts';
import { makePlayers, type Player } from '../players.ts';
import type { Client, Sent } from '../processes/client.ts';

/** What the cases work with. */
export interface Scene {
  readonly db: Database;
  /** Of a platform that is well. */
  readonly client: Client;
  readonly game: typeof games.$inferSelect;
}

/** A call that moves a new player's money, ready to be sent. */
export interface Prepared {
  readonly player: Player;
  readonly sent: Sent;
  /** What it does to the player's balance, in minor units. */
  readonly change: bigint;
  /** The same name with another payload; `undefined` where the call has no payload. */
  readonly other?: Sent;
}

export interface MoneyCase {
  readonly name: string;
  /** After a day the name is free again, and does this. `false`: the call's effect has a limit of its own. */
  readonly isFreeAfterADay: boolean;
  prepare(scene: Scene): Promise<Prepared>;
}

const START = 100_000n;

export async function newPlayer(db: Database): Promise<Player> {
  const [player] = await makePlayers(db, 1, START);
  if (!player) throw new Error('no player was made');
  return player;
}

/** A member's call, named by an idempotency key. */
export const asMember = ({ token }: Player) => ({ token, idempotencyKey: randomUUID() });

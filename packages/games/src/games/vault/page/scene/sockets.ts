import { easeOut } from '../../../../page/slots/ease.ts';
import type { Pace } from '../../../../page/slots/pace.ts';
import { PLACES, ROWS } from '../../rules/symbols.ts';
import type { CoinFace } from '../art/metal.ts';

export interface PlacedCoin {
  readonly reel: number;
  readonly row: number;
  readonly face: CoinFace;
}

/** A place while the coins are locked. */
export interface Socket {
  face: CoinFace | undefined;
  /** How large its coin is drawn: larger than 1 while it lands. */
  scale: number;
  alpha: number;
  /** How bright it shines, 0 to 1: locked now, or counted now. */
  shine: number;
}

/** The fifteen places while the coins are locked, and how coins come into them. */
export interface Sockets {
  readonly sockets: readonly Socket[];
  /** Whether the places are shown in place of the drums. */
  readonly open: boolean;
  /** How far the empty places turn, in places; they stand where it is 0. */
  readonly turning: number;
  lock(coins: readonly PlacedCoin[]): Promise<void>;
  respin(landed: readonly PlacedCoin[], heard: (index: number) => void): Promise<void>;
  /** A coin is counted. */
  count(coin: PlacedCoin): Promise<void>;
  close(): void;
}

const LOCK_MS = 520;
const TURN_MS = 620;
const LAND_MS = 260;
const COUNT_MS = 190;
const FADE_MS = 220;
/** Whole places, so that they stand where they began. */
const TURNS = 12;

export const indexOf = ({ reel, row }: { readonly reel: number; readonly row: number }): number =>
  reel * ROWS + row;

export function createSockets(pace: Pace): Sockets {
  const sockets = Array.from({ length: PLACES }, (): Socket => ({
    face: undefined,
    scale: 1,
    alpha: 1,
    shine: 0,
  }));
  let open = false;
  let turning = 0;
  return {
    sockets,
    get open() {
      return open;
    },
    get turning() {
      return turning;
    },
    async lock(coins) {
      for (const socket of sockets) Object.assign(socket, { face: undefined, scale: 1, alpha: 1, shine: 0 });
      for (const coin of coins) sockets[indexOf(coin)]!.face = coin.face;
      open = true;
      await pace.fade(LOCK_MS, (share) => {
        for (const socket of sockets) if (socket.face) socket.shine = Math.sin(share * Math.PI);
      });
    },
    async respin(landed, heard) {
      await pace.move(TURN_MS, (share) => (turning = share < 1 ? easeOut(share) * TURNS : 0));
      for (const [index, coin] of landed.entries()) {
        const socket = sockets[indexOf(coin)]!;
        socket.face = coin.face;
        heard(index);
        await Promise.all([
          pace.move(LAND_MS, (share) => (socket.scale = 1 + 0.5 * (1 - share) ** 2)),
          pace.fade(FADE_MS, (share) => {
            socket.alpha = share;
            socket.shine = 1 - share;
          }),
        ]);
      }
    },
    async count(coin) {
      const socket = sockets[indexOf(coin)]!;
      await pace.fade(COUNT_MS, (share) => (socket.shine = Math.sin(share * Math.PI)));
    },
    close() {
      open = false;
    },
  };
}

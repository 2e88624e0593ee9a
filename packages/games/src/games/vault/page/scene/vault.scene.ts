import type Konva from 'konva/lib/Core';
import { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import {
  boxOf,
  STILL,
  type SceneActor,
  type SceneSize,
  type World,
  type GameWorld,
} from '../../../../page/kit.ts';
import type { Pace } from '../../../../page/slots/pace.ts';
import { createPictures, type Pictures } from '../../../../page/slots/pictures.ts';
import { COIN, REELS, ROWS, SYMBOLS, type VaultSymbol } from '../../rules/symbols.ts';
import { drawCoin, drawSocket, drawSymbol, type CoinFace } from '../art/metal.ts';
import { drawDoor, drawRoundness } from './door.ts';
import { createDrums, placeOn, type Cell, type Drums } from './drums.ts';
import { layoutOf, reelLeft, type VaultLayout } from './layout.ts';
import { createSockets, type Sockets } from './sockets.ts';

/**
 * Struck metal under one lamp: the reels are drums behind the steel of a strong room's door, the symbols reliefs with a lit
 * and a dark edge; coins drop into sockets of the same door and are bolted there.
 */
export interface VaultScene
  extends Pick<Drums, 'set' | 'run' | 'stop'>, Pick<Sockets, 'lock' | 'respin' | 'count' | 'close'> {
  /** These shine, the others step back; nowhere: all are as before. */
  light(places: ReadonlySet<number> | undefined): Promise<void>;
  create(stage: Konva.Stage, size: SceneSize): SceneActor;
}

const STEPPED_BACK = 0.66;
const GLOW = 0.3;
const FADE_MS = 180;
/** From this speed on a drum is drawn as it blurs, in places a millisecond. */
const BLURS_FROM = 0.014;
const BLUR_COPIES = 11;

const SOCKET = 'socket';
const blurOf = (symbol: number): string => `blur ${symbol}`;
const stillOf = (symbol: number): string => `still ${symbol}`;
const NEEDED = [...SYMBOLS.keys()].flatMap((symbol) => [stillOf(symbol), blurOf(symbol)]).concat(SOCKET);

/** What is lit of the drums, and how far the rest steps back. */
interface Lighting {
  lit: ReadonlySet<number> | undefined;
  dim: number;
}

export function createVault(world: GameWorld, pace: Pace, landed: (reel: number) => void): VaultScene {
  const drums = createDrums(pace, landed);
  const sockets = createSockets(pace);
  const lighting: Lighting = { lit: undefined, dim: 0 };
  const faces = new Map<string, CoinFace>();
  let changed = true;

  function keyOf(cell: Cell): string {
    if (typeof cell === 'number') return stillOf(cell);
    const key = `coin ${cell.prize ?? ''} ${cell.text}`;
    faces.set(key, cell);
    return key;
  }

  return {
    set(grid) {
      changed = true;
      drums.set(grid);
    },
    run() {
      sockets.close();
      Object.assign(lighting, { lit: undefined, dim: 0 });
      drums.run();
    },
    stop: drums.stop,
    lock: sockets.lock,
    respin: sockets.respin,
    count: sockets.count,
    close: sockets.close,
    async light(places) {
      if (places) lighting.lit = places;
      const from = lighting.dim;
      const to = places ? 1 : 0;
      await pace.fade(FADE_MS, (share) => (lighting.dim = from + (to - from) * share));
    },
    create(stage, first) {
      const still = new Layer({ listening: false, name: STILL });
      const moving = new Layer({ listening: false });
      const roundness = new Layer({ listening: false, name: STILL });
      stage.add(still, moving, roundness);
      let layout = layoutOf(first);
      let ratio: number;
      let pictures: Pictures<string>;
      still.add(new Shape({ sceneFunc: (context) => drawDoor(context._context, layout, world) }));
      roundness.add(new Shape({ sceneFunc: (context) => drawRoundness(context._context, layout) }));
      moving.add(
        new Shape({
          sceneFunc({ _context: ctx }) {
            ctx.save();
            ctx.beginPath();
            for (let reel = 0; reel < REELS; reel += 1)
              ctx.rect(reelLeft(layout, reel), layout.top, layout.cellWidth, layout.cellHeight * ROWS);
            ctx.clip();
            if (sockets.open) drawSockets(ctx, layout, sockets, pictures, keyOf);
            else drawDrums(ctx, layout, drums, lighting, pictures, keyOf, ratio);
            ctx.restore();
          },
        }),
      );
      function drawPicture(ctx: CanvasRenderingContext2D, key: string, width: number, height: number): void {
        if (key === SOCKET) return drawSocket(ctx, world, width, height);
        const face = faces.get(key);
        if (face) return drawPlated(ctx, world, face, width, height);
        const symbol = Number(key.slice(key.indexOf(' ') + 1));
        if (key.startsWith('blur')) return smear(ctx, pictures.get(stillOf(symbol)), width, height);
        if (symbol === COIN) return drawPlated(ctx, world, undefined, width, height);
        drawSymbol(ctx, SYMBOLS[symbol] as Exclude<VaultSymbol, 'coin'>, world, width, height);
      }
      const fit = (size: SceneSize): void => {
        layout = layoutOf(size);
        ratio = moving.getCanvas().getPixelRatio();
        const { cellWidth, cellHeight } = layout;
        pictures = createPictures<string>(ratio, () => [cellWidth, cellHeight], drawPicture, NEEDED);
        still.draw();
        roundness.draw();
        changed = true;
      };
      fit(first);
      return {
        frame(ms) {
          const turned = drums.turn(ms);
          const running = pace.tick(ms);
          // Sockets lie in the door's plane: nothing of them is round.
          boxOf(roundness).style.visibility = sockets.open ? 'hidden' : 'visible';
          if (turned || running || changed) moving.draw();
          else pictures.ahead();
          changed = false;
        },
        resize: fit,
      };
    },
  };
}

/** A picture as it passes: copies above each other, each fainter than the one below it. */
function smear(
  ctx: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  width: number,
  height: number,
): void {
  for (let copy = 0; copy < BLUR_COPIES; copy += 1) {
    ctx.globalAlpha = 1 / (copy + 1);
    ctx.drawImage(picture, 0, (copy / (BLUR_COPIES - 1) - 0.5) * height * 0.34, width, height);
  }
}

/** A coin in its socket: on the drums and in the sockets alike. */
function drawPlated(
  ctx: CanvasRenderingContext2D,
  world: World,
  face: CoinFace | undefined,
  width: number,
  height: number,
): void {
  drawSocket(ctx, world, width, height);
  drawCoin(ctx, face, world, width, height);
}

/** Symbols are copied pixel by pixel, at whole pixels of the device: nothing is scaled, which is several times as fast. */
function drawDrums(
  ctx: CanvasRenderingContext2D,
  layout: VaultLayout,
  { drums, alpha }: Drums,
  { lit, dim }: Lighting,
  pictures: Pictures<string>,
  keyOf: (cell: Cell) => string,
  ratio: number,
): void {
  const { top, cellHeight } = layout;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  for (let reel = 0; reel < REELS; reel += 1) {
    const { strip, at, speed } = drums[reel]!;
    const whole = Math.floor(at);
    const x = Math.round(reelLeft(layout, reel) * ratio);
    for (let row = -1; row < ROWS; row += 1) {
      const cell = strip[placeOn(row, whole)]!;
      const shines = dim > 0 && lit?.has(reel * ROWS + row);
      const key = speed > BLURS_FROM && typeof cell === 'number' ? blurOf(cell) : keyOf(cell);
      const picture = pictures.get(key);
      const y = Math.round((top + (row + at - whole) * cellHeight) * ratio);
      ctx.globalAlpha = shines ? alpha : alpha * (1 - STEPPED_BACK * dim);
      ctx.drawImage(picture, x, y);
      if (!shines) continue;
      ctx.globalAlpha = GLOW * dim;
      ctx.globalCompositeOperation = 'lighter';
      ctx.drawImage(picture, x, y);
      ctx.globalCompositeOperation = 'source-over';
    }
  }
  ctx.restore();
}

function drawSockets(
  ctx: CanvasRenderingContext2D,
  layout: VaultLayout,
  { sockets, turning }: Sockets,
  pictures: Pictures<string>,
  keyOf: (cell: Cell) => string,
): void {
  const { top, cellWidth, cellHeight } = layout;
  const empty = pictures.get(SOCKET);
  const passing = turning > 0 ? pictures.get(blurOf(COIN)) : empty;
  for (let reel = 0; reel < REELS; reel += 1) {
    const x = reelLeft(layout, reel);
    // Each reel turns at its own place, and none shows a coin that is not there when it stands.
    const shift = (turning + reel * 0.37 * Math.min(1, turning)) % 1;
    for (let row = -1; row < ROWS && turning > 0; row += 1) {
      ctx.drawImage(
        row % 2 === 0 ? passing : empty,
        x,
        top + (row + shift) * cellHeight,
        cellWidth,
        cellHeight,
      );
    }
    for (let row = 0; row < ROWS; row += 1) {
      const { face, scale, alpha, shine } = sockets[reel * ROWS + row]!;
      const y = top + row * cellHeight;
      if (!face) {
        if (turning === 0) ctx.drawImage(empty, x, y, cellWidth, cellHeight);
        continue;
      }
      if (alpha < 1) ctx.drawImage(empty, x, y, cellWidth, cellHeight);
      const picture = pictures.get(keyOf(face));
      const [w, h] = [cellWidth * scale, cellHeight * scale];
      const [left, upper] = [x + (cellWidth - w) / 2, y + (cellHeight - h) / 2];
      ctx.globalAlpha = alpha;
      ctx.drawImage(picture, left, upper, w, h);
      if (shine > 0) {
        ctx.globalAlpha = shine * 0.5;
        ctx.globalCompositeOperation = 'lighter';
        ctx.drawImage(picture, left, upper, w, h);
        ctx.globalCompositeOperation = 'source-over';
      }
      ctx.globalAlpha = 1;
    }
  }
}

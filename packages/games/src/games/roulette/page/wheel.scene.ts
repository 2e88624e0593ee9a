import Konva from 'konva/lib/Core';
import {
  createSprites,
  drawHero,
  drawnLayer,
  placedAt,
  STILL,
  type SceneActor,
  type SceneSize,
  type Sprite,
  type GameWorld,
  type World,
} from '../../../page/kit.ts';
import { colourOf, POCKETS, WHEEL } from '../rules/wheel.ts';
import { ballAt, pocketAngle, wheelAngle } from './ball.ts';

/**
 * An astronomer's dial in dark stone: thirty-seven tiles of light set around a cut star, and a spark that runs against it.
 */

/** What the wheel shows now. */
export interface Spin {
  /** Where the ball lay before. */
  readonly from: number;
  /** Where it comes to rest; `undefined` while it lies at `from`. */
  readonly to: number | undefined;
  /** Since the close of bets. */
  readonly ms: number;
}

export interface WheelSource {
  spin(): Spin;
  /** The server's clock. */
  now(): number;
  /** Whether the wheel is to be seen at all: on small pages it makes room for the cloth. */
  shown(): boolean;
  calm(): boolean;
  readonly world: GameWorld;
}

const TURN = Math.PI * 2;
export const COLOURS = { red: '#b93a3f', black: '#1b202b', green: '#1c7f62' } as const;

/** Radii, in parts of the wheel's. */
const RIM = 1;
const TRACK = 0.9;
const NUMBERS = { from: 0.66, to: 0.83 };
const REST = 0.59;
const HUB = 0.5;
/** The medallion of the hero, in the middle of the star. */
const MEDALLION = 0.26;
const RATIO = 2;
/** Half of the ball's picture: its light reaches so far. */
const BALL = 0.12;

export function createWheel(source: WheelSource): (stage: Konva.Stage, size: SceneSize) => SceneActor {
  return (stage, first) => {
    const { world } = source;
    let size = first;
    let radius = radiusOf(first);
    let painted = paintAll(radius, world);
    const rim = drawnLayer((ctx) => {
      const { width, height } = size;
      ctx.drawImage(painted.bowl, width / 2 - radius, height / 2 - radius, radius * 2, radius * 2);
    }, STILL);
    stage.add(rim);
    const sprites = createSprites({
      size,
      ratio: Konva.pixelRatio,
      art: {},
      worker: () => new Worker(new URL('./wheel.worker.ts', import.meta.url), { name: 'roulette-sprites' }),
    });
    stage.content.append(sprites.element);

    function dial(turn: number): Sprite {
      const at = placedAt({ x: size.width / 2, y: size.height / 2, turn });
      return { picture: painted.dial, width: radius * 2, height: radius * 2, at };
    }

    /** The hero of the game's cover does not turn with the dial. */
    function medallion(): Sprite[] {
      const side = radius * MEDALLION * 2;
      const at = placedAt({ x: size.width / 2, y: size.height / 2 });
      return painted.medallion ? [{ picture: painted.medallion, width: side, height: side, at }] : [];
    }

    function ball(turned: number): Sprite {
      const { from, to, ms } = source.spin();
      const { angle, out } =
        to === undefined || source.calm() ? { angle: pocketAngle(to ?? from), out: 0 } : ballAt(from, to, ms);
      const far = radius * (REST + (TRACK - REST) * out);
      const at = placedAt({
        x: size.width / 2 + Math.sin(turned + angle) * far,
        y: size.height / 2 - Math.cos(turned + angle) * far,
      });
      return { picture: painted.ball, width: radius * BALL * 2, height: radius * BALL * 2, at };
    }

    return {
      frame() {
        if (!source.shown()) return;
        const turned = source.calm() ? 0 : wheelAngle(source.now());
        sprites.show([dial(turned), ...medallion(), ball(turned)]);
      },
      resize(next) {
        size = next;
        radius = radiusOf(next);
        painted = paintAll(radius, world);
        sprites.resize(next);
        rim.draw();
      },
      dispose: sprites.dispose,
    };
  };
}

const radiusOf = ({ width, height }: SceneSize): number => Math.max(40, Math.min(width, height) / 2 - 6);

const paintAll = (radius: number, world: GameWorld) => ({
  bowl: paintBowl(radius, world),
  dial: paintDial(radius, world),
  ball: paintBall(radius, world),
  medallion: world.symbol && paintMedallion(radius * MEDALLION, world, world.symbol),
});

/** A picture of so large a circle, its middle at 0, 0. */
function paint(radius: number, how: (ctx: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.ceil(radius * 2 * RATIO);
  const ctx = canvas.getContext('2d')!;
  ctx.scale(RATIO, RATIO);
  ctx.translate(radius, radius);
  how(ctx);
  return canvas;
}

function disc(ctx: CanvasRenderingContext2D, radius: number, fill: string | CanvasGradient): void {
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, TURN);
  ctx.fillStyle = fill;
  ctx.fill();
}

function paintBall(radius: number, world: World): HTMLCanvasElement {
  return paint(radius * BALL, (ctx) => {
    const glow = ctx.createRadialGradient(0, 0, 0, 0, 0, radius * 0.11);
    glow.addColorStop(0, `${world.light}cc`);
    glow.addColorStop(1, `${world.light}00`);
    disc(ctx, radius * 0.11, glow);
    disc(ctx, radius * 0.03, '#fff');
  });
}

function paintMedallion(radius: number, world: World, symbol: HTMLImageElement): HTMLCanvasElement {
  return paint(radius, (ctx) => {
    disc(ctx, radius * 0.96, world.glass);
    ctx.lineWidth = Math.max(1.5, radius * 0.05);
    ctx.strokeStyle = world.accent;
    ctx.stroke();
    drawHero(ctx, symbol, 0, 0, radius * 1.4);
  });
}

/** What stands still: the rim and the track. */
function paintBowl(radius: number, world: World): HTMLCanvasElement {
  return paint(radius, (ctx) => {
    const rim = ctx.createRadialGradient(0, -radius * 0.4, radius * 0.2, 0, 0, radius);
    rim.addColorStop(0, '#3a4152');
    rim.addColorStop(1, '#12161f');
    disc(ctx, radius * RIM, rim);
    ctx.lineWidth = Math.max(1.5, radius * 0.012);
    ctx.strokeStyle = `${world.accent}aa`;
    for (const at of [RIM - 0.012, NUMBERS.to + 0.015]) {
      ctx.beginPath();
      ctx.arc(0, 0, radius * at, 0, TURN);
      ctx.stroke();
    }
    ctx.fillStyle = `${world.light}66`;
    for (let n = 0; n < 12; n += 1) {
      ctx.save();
      ctx.rotate((n / 12) * TURN);
      ctx.fillRect(-radius * 0.008, -radius * 0.965, radius * 0.016, radius * 0.04);
      ctx.restore();
    }
  });
}

/** What turns: the numbers, the pockets and the star. */
function paintDial(radius: number, world: World): HTMLCanvasElement {
  const slice = TURN / POCKETS;
  return paint(radius, (ctx) => {
    disc(ctx, radius * NUMBERS.to, world.glass);
    WHEEL.forEach((pocket, at) => {
      ctx.save();
      ctx.rotate(at * slice);
      const colour = COLOURS[colourOf(pocket)];
      ring(ctx, radius * NUMBERS.from, radius * NUMBERS.to, slice * 0.94, colour);
      ring(ctx, radius * HUB, radius * (NUMBERS.from - 0.012), slice * 0.88, `${colour}99`);
      ctx.fillStyle = '#f4f1ea';
      ctx.font = `700 ${Math.max(8, radius * 0.083)}px "Bricolage Grotesque Variable", system-ui, sans-serif`;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.fillText(String(pocket), 0, (-radius * (NUMBERS.from + NUMBERS.to)) / 2);
      ctx.restore();
    });
    disc(ctx, radius * HUB, '#0d1018');
    for (let n = 0; n < 8; n += 1) {
      ctx.save();
      ctx.rotate((n / 8) * TURN);
      ctx.beginPath();
      const long = n % 2 === 0 ? 0.44 : 0.3;
      ctx.moveTo(0, -radius * long);
      ctx.lineTo(radius * 0.055, -radius * 0.1);
      ctx.lineTo(-radius * 0.055, -radius * 0.1);
      ctx.closePath();
      ctx.fillStyle = n % 2 === 0 ? `${world.accent}cc` : `${world.light}55`;
      ctx.fill();
      ctx.restore();
    }
    disc(ctx, radius * 0.12, world.glass);
    disc(ctx, radius * 0.05, world.accent);
  });
}

/** A piece of a ring that is as wide as the angle, around straight up. */
function ring(
  ctx: CanvasRenderingContext2D,
  inner: number,
  outer: number,
  angle: number,
  fill: string,
): void {
  const [from, to] = [-Math.PI / 2 - angle / 2, -Math.PI / 2 + angle / 2];
  ctx.beginPath();
  ctx.arc(0, 0, outer, from, to);
  ctx.arc(0, 0, inner, to, from, true);
  ctx.closePath();
  ctx.fillStyle = fill;
  ctx.fill();
}

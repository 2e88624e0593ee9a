import type Konva from 'konva/lib/Core';
import {
  drawnLayer,
  drawHero,
  STILL,
  type GameWorld,
  type SceneActor,
  type SceneSize,
  type World,
} from '../../../page/kit.ts';
import { DRAW_CLOCK } from '../rules/clock.ts';
import { ballColour } from './ball-colour.ts';
import { FALL_MS, leavesAt, type Show } from './fall.ts';
import { layoutOf, orbitOf, ringOf, ringsOf, type Globe, type Layout } from './globes.ts';
import { drumsByFall, type Drum } from './lotteries.ts';

/**
 * An orrery of numbered stones: they circle in globes of dark glass on tilted rings, faster as the draw comes, and are let
 * go one by one into a tray of light.
 */

export interface GlobesSource {
  readonly drums: readonly Drum[];
  show(): Show;
  /** The server's clock. */
  now(): number;
  readonly world: GameWorld;
}

const TURN = Math.PI * 2;
const STONE = 96;
/** The hero in a globe: its side in parts of the globe's radius, and how clear it is behind the stones. */
const HERO = { side: 0.86, alpha: 0.6 };

/** A stone is painted once, large; each frame only places it. */
function paintStone(value: number, colour: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = STONE;
  const ctx = canvas.getContext('2d')!;
  const half = STONE / 2;
  const shade = ctx.createRadialGradient(half * 0.7, half * 0.6, half * 0.1, half, half, half);
  shade.addColorStop(0, '#ffffff');
  shade.addColorStop(0.25, colour);
  shade.addColorStop(1, '#0b0d13');
  disc(ctx, half, half, half - 1, shade);
  disc(ctx, half, half, half * 0.6, '#f4f1ea');
  ctx.fillStyle = '#12151d';
  ctx.font = `750 ${half * 0.78}px "Bricolage Grotesque Variable", system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(String(value), half, half * 1.05);
  return canvas;
}

function disc(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, TURN);
  ctx.fillStyle = fill;
  ctx.fill();
}

/** The globe, the hero of the game's cover in its middle, and the rings on which its stones go round. */
function drawGlass(ctx: CanvasRenderingContext2D, globe: Globe, balls: number, world: GameWorld): void {
  const { x, y, radius } = globe;
  const inside = ctx.createRadialGradient(x, y - radius * 0.5, radius * 0.1, x, y, radius);
  inside.addColorStop(0, `${world.accent}3d`);
  inside.addColorStop(1, `${world.glass}f0`);
  disc(ctx, x, y, radius, inside);
  ctx.lineWidth = Math.max(1, radius * 0.014);
  ctx.strokeStyle = `${world.accent}88`;
  ctx.stroke();
  if (world.symbol) {
    ctx.globalAlpha = HERO.alpha;
    drawHero(ctx, world.symbol, x, y, radius * HERO.side);
    ctx.globalAlpha = 1;
  }
  for (let ring = 0; ring < ringsOf(balls); ring += 1) {
    const { tilt, far, near } = ringOf(globe, balls, ring);
    ctx.beginPath();
    ctx.ellipse(x, y, far, near, tilt, 0, TURN);
    ctx.lineWidth = 1;
    ctx.strokeStyle = `${world.accent}40`;
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.arc(x, y, radius * 0.9, Math.PI * 1.12, Math.PI * 1.4);
  ctx.lineWidth = Math.max(1.5, radius * 0.035);
  ctx.lineCap = 'round';
  ctx.strokeStyle = '#ffffff3a';
  ctx.stroke();
}

function drawTray(
  ctx: CanvasRenderingContext2D,
  { slots, slot }: Layout,
  byFall: readonly Drum[],
  world: World,
) {
  slots.forEach(({ x, y }, at) => {
    disc(ctx, x, y, slot * 0.5, '#05070bcc');
    ctx.lineWidth = byFall[at]!.kind === 'bonus' ? 2.5 : 1.2;
    ctx.strokeStyle = byFall[at]!.kind === 'bonus' ? world.light : `${world.accent}77`;
    ctx.stroke();
  });
}

export function createGlobes(source: GlobesSource): (stage: Konva.Stage, size: SceneSize) => SceneActor {
  return (stage, first) => {
    const { drums, world } = source;
    const byFall = drumsByFall(drums);
    const stones = drums.map(({ balls, lowest, kind }) =>
      Array.from({ length: balls }, (_, at) => paintStone(lowest + at, ballColour(kind, lowest + at, world))),
    );
    let layout = layoutOf(first, drums);
    let show = source.show();
    const glass = drawnLayer((ctx) => {
      layout.globes.forEach((globe, at) => drawGlass(ctx, globe, drums[at]!.balls, world));
      drawTray(ctx, layout, byFall, world);
    }, STILL);
    const moving = drawnLayer((ctx) => {
      drums.forEach((drum, at) => drawInside(ctx, drum, at));
      show.balls.forEach((_, at) => drawFalling(ctx, at));
    });
    stage.add(glass, moving);

    function stone(
      ctx: CanvasRenderingContext2D,
      drum: number,
      at: number,
      x: number,
      y: number,
      radius: number,
    ) {
      ctx.drawImage(stones[drum]![at]!, x - radius, y - radius, radius * 2, radius * 2);
    }

    /** Balls that have left are in the tray, or on their way. */
    function drawInside(ctx: CanvasRenderingContext2D, drum: Drum, at: number): void {
      const gone = show.balls.filter(
        (_, fall) => drumOf(fall) === at && show.ms >= leavesAt(fall, byFall.length),
      );
      const places = Array.from({ length: drum.balls }, (_, ball) => ({ ball, ...orbit(at, ball, show.ms) }))
        .filter(({ ball }) => !gone.includes(ball + drum.lowest))
        .sort((one, other) => one.depth - other.depth);
      for (const { ball, x, y, radius, depth } of places) {
        ctx.globalAlpha = 0.55 + 0.45 * ((depth + 1) / 2);
        stone(ctx, at, ball, x, y, radius);
      }
      ctx.globalAlpha = 1;
    }

    /** Which drum a fall is from: the drums of digits are alike, and each lets go one. */
    function drumOf(fall: number): number {
      let left = fall;
      return drums.findIndex(({ falls }) => (left -= falls) < 0);
    }

    function orbit(drum: number, ball: number, ms: number) {
      const drawn = Math.min(1, Math.max(0, ms / DRAW_CLOCK.runMs()));
      return orbitOf(layout.globes[drum]!, drums[drum]!.balls, ball, source.now(), drawn);
    }

    function drawFalling(ctx: CanvasRenderingContext2D, fall: number): void {
      const leaves = leavesAt(fall, byFall.length);
      if (show.ms < leaves) return;
      const part = Math.min(1, (show.ms - leaves) / FALL_MS);
      const drum = drumOf(fall);
      const ball = show.balls[fall]! - drums[drum]!.lowest;
      const from = orbit(drum, ball, leaves);
      const to = layout.slots[fall]!;
      // Down and across, with one small bounce at the end.
      const across = part * part * (3 - 2 * part);
      const down = part < 0.75 ? (part / 0.75) ** 2 : 1 - 0.12 * Math.sin(((part - 0.75) / 0.25) * Math.PI);
      const grown = from.radius + (layout.slot * 0.46 - from.radius) * across;
      stone(ctx, drum, ball, from.x + (to.x - from.x) * across, from.y + (to.y - from.y) * down, grown);
    }

    return {
      frame() {
        show = source.show();
        moving.draw();
      },
      resize(size) {
        layout = layoutOf(size, drums);
        glass.draw();
      },
    };
  };
}

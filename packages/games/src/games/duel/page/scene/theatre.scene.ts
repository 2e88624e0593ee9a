import type Konva from 'konva/lib/Core';
import {
  boxOf,
  drawnLayer,
  STILL,
  type SceneActor,
  type SceneSize,
  type World,
} from '../../../../page/kit.ts';
import type { ChampionId } from '../../rules/champions.ts';
import { BOW_MS } from '../../rules/duel.ts';
import type { Side } from '../../rules/fight.ts';
import { PUPPETS, TALL } from '../art/puppets.ts';
import { lightsOf, type Light } from '../lights.ts';
import { LANDS_AT, type Act, type Moment } from '../moment.ts';
import { ENTER_MS, LEAVE_MS, poseOf, through, type Pose } from '../poses.ts';
import { drawFrame, drawScreen } from './backdrop.ts';
import { drawLight, type Aim } from './glow.ts';
import { layoutOf, type Layout } from './layout.ts';
import { paintPuppet, put, type PaintedPuppet } from './paint.ts';

/**
 * A shadow theatre: puppets of cut paper and coloured foil before a lantern-lit screen, moved by rods; what they do to each
 * other is geometry of light.
 */

export interface TheatreSource {
  moment(): Moment | undefined;
  /** A clock that all players share, milliseconds, for what sways; always the same where nothing is to move. */
  now(): number;
  /** The sides that the player's bets are on. */
  backed(): ReadonlySet<Side>;
  readonly world: World;
}

const SIDES = ['left', 'right'] as const;
const TURN = Math.PI * 2;
const SWAY_MS = 3_400;
/** Of an arm, in a puppet's units. */
const REACH = 92;
/** How far the frame's edges lie over the screen, in pixels. */
const EDGE = 30;
/** Device pixels to one of the page, of what has no edges. */
const SOFT_RATIO = 0.5;
/** Puppets that only sway are drawn this seldom. */
const SLOW_MS = 40;

/** Whether more moves than puppets that sway. */
const isQuick = (act: Act | undefined): boolean =>
  act?.kind === 'exchange' ||
  act?.kind === 'salute' ||
  (act?.kind === 'waiting' && act.sinceMs < ENTER_MS) ||
  (act?.kind === 'end' && (act.ms < BOW_MS || (act.leavesMs ?? Infinity) < LEAVE_MS));

/** How dark the house is, 0 to 1. */
function dimOf(act: Act): number {
  if (act.kind === 'salute') return through(act.ms, [0, 0, 1_200, 0.34]);
  if (act.kind === 'exchange') return 0.34;
  return act.kind === 'end' ? through(act.ms, [0, 0.34, 900, 0.08]) : 0;
}

/** How bright the blow is that decides, 0 to 1. */
function decisiveOf(act: Act): number {
  if (act.kind === 'exchange' && act.isLast)
    return through(act.part, [LANDS_AT, 0, LANDS_AT + 0.05, 1, 1, 0.5]);
  return act.kind === 'end' ? through(act.ms, [0, 0.5, 900, 0]) : 0;
}

export function createTheatre(source: TheatreSource): (stage: Konva.Stage, size: SceneSize) => SceneActor {
  return (stage, first) => {
    const { world } = source;
    let layout = layoutOf(first);
    let waited = 0;
    /** Without what a device that does not keep up is spared. */
    let isPlain = false;
    let painted = new Map<ChampionId, PaintedPuppet>();
    const screen = drawnLayer((ctx) => drawScreen(ctx, layout, world), STILL);
    const dark = drawnLayer((ctx) => drawDark(ctx, layout), STILL);
    const flash = drawnLayer((ctx) => drawFlash(ctx, layout, world), STILL);
    const play = drawnLayer(draw);
    const frame = drawnLayer((ctx) => drawFrame(ctx, layout, world), STILL);
    stage.add(screen, dark, flash, play, frame);
    for (const soft of [dark, flash]) {
      soft.getCanvas().setPixelRatio(SOFT_RATIO);
      soft.getNativeCanvasElement().style.opacity = '0';
    }

    /** Puppets are painted when they come on, and forgotten when they have left: their pictures are large. */
    function paintOnStage({ left, right }: Moment): void {
      const before = painted;
      const paintNew = (id: ChampionId): PaintedPuppet =>
        before.get(id) ?? paintPuppet(PUPPETS[id], world, layout.scale * play.getCanvas().getPixelRatio());
      if (before.has(left) && before.has(right)) return;
      painted = new Map([left, right].map((id) => [id, paintNew(id)]));
    }

    function draw(ctx: CanvasRenderingContext2D): void {
      const moment = source.moment();
      if (!moment) return;
      paintOnStage(moment);
      const { act } = moment;
      const places = { left: placeOf('left', moment), right: placeOf('right', moment) };
      for (const side of SIDES) drawPuppet(ctx, moment[side], places[side], source.backed().has(side));
      if (act.kind !== 'exchange') return;
      for (const light of lightsOf(act.exchange, act.part))
        drawLight(ctx, light, aimOf(light, moment, places));
    }

    /** How dark the house is and how bright the blow, 0 to 1: laid over the screen by the display, not drawn again. */
    function showLights(dim: number, decisive: number): void {
      boxOf(dark).style.opacity = String(dim);
      boxOf(flash).style.opacity = String(decisive * 0.8);
    }

    function placeOf(side: Side, moment: Moment): Place {
      const pose = poseOf(side, moment);
      const away = side === 'left' ? 1 : -1;
      const { hovers } = PUPPETS[moment[side]];
      const turned = (source.now() / SWAY_MS) * TURN + (side === 'left' ? 0 : 2);
      const tall = TALL * layout.scale;
      return {
        pose: { ...pose, lean: pose.lean + Math.sin(turned) * 0.018 * (1 - pose.faded) },
        away,
        x: layout.x[side] + away * pose.forward * layout.gap,
        y: layout.ground - pose.up * tall - (hovers + Math.sin(turned * 2) * hovers * 0.3) * layout.scale,
      };
    }

    function drawPuppet(ctx: CanvasRenderingContext2D, id: ChampionId, place: Place, backed: boolean): void {
      const { body, arm, litBody, litArm, glow } = painted.get(id)!;
      const { pose, x, y, away } = place;
      const { scale, height, ground } = layout;
      const tall = TALL * scale;
      // The largest picture of all, and the faintest.
      if (!isPlain) {
        ctx.globalAlpha = 1 - pose.faded * 0.8;
        ctx.drawImage(glow, x - tall * 0.62, y - tall * 1.14, tall * 1.24, tall * 1.24);
        ctx.globalAlpha = 1;
      }
      if (backed) drawBacking(ctx, x, ground, tall);
      ctx.strokeStyle = world.glass;
      ctx.lineWidth = Math.max(1.5, 3 * scale);
      ctx.beginPath();
      ctx.moveTo(x - away * 10 * scale, y - tall * 0.2);
      ctx.lineTo(x - away * 26 * scale, height);
      ctx.stroke();
      ctx.save();
      ctx.translate(x, y);
      ctx.scale(scale * away, scale);
      ctx.rotate(pose.lean);
      ctx.globalAlpha = 1 - pose.faded * 0.35;
      put(ctx, body);
      ctx.save();
      ctx.translate(...PUPPETS[id].shoulder);
      ctx.rotate(pose.arm);
      put(ctx, arm);
      if (pose.hurt > 0) lit(ctx, pose.hurt, () => put(ctx, litArm));
      ctx.restore();
      if (pose.hurt > 0) lit(ctx, pose.hurt, () => put(ctx, litBody));
      ctx.restore();
      ctx.globalAlpha = 1;
    }

    /** A ring of light at the feet of whom the player backs. */
    function drawBacking(ctx: CanvasRenderingContext2D, x: number, y: number, tall: number): void {
      ctx.lineWidth = 3;
      for (const [share, alpha] of [
        [1, 'ff'],
        [1.22, '60'],
      ] as const) {
        ctx.strokeStyle = `#ffb020${alpha}`;
        ctx.beginPath();
        ctx.ellipse(x, y - 2, tall * 0.36 * share, tall * 0.07 * share, 0, 0, TURN);
        ctx.stroke();
      }
    }

    function aimOf(light: Light, moment: Moment, places: Record<Side, Place>): Aim {
      const side = 'from' in light ? light.from : light.at;
      const own = places[side];
      const other = places[side === 'left' ? 'right' : 'left'];
      const tall = TALL * layout.scale;
      const chest = (of: Place) => [of.x, of.y - tall * 0.48] as const;
      const wallOf = (of: Place) => [of.x + of.away * tall * 0.38, of.y - tall * 0.5] as const;
      return {
        hand: handOf(moment[side], own),
        chest: chest(own),
        target: chest(other),
        wall: wallOf(light.kind === 'ward' ? own : other),
        away: own.away,
        tall,
        colour: PUPPETS[moment[side]].foil[1],
      };
    }

    /** The tip of a puppet's arm. */
    function handOf(id: ChampionId, { pose, x, y, away }: Place): readonly [number, number] {
      const [shoulderX, shoulderY] = PUPPETS[id].shoulder;
      const along = shoulderX + Math.cos(pose.arm) * REACH;
      const down = shoulderY + Math.sin(pose.arm) * REACH;
      const [turnX, turnY] = [Math.cos(pose.lean), Math.sin(pose.lean)];
      return [
        x + away * layout.scale * (along * turnX - down * turnY),
        y + layout.scale * (along * turnY + down * turnX),
      ];
    }

    return {
      frame(ms, _now, spares) {
        isPlain = spares;
        waited += ms;
        if (waited < SLOW_MS && !isQuick(source.moment()?.act)) return;
        waited = 0;
        play.draw();
        const act = source.moment()?.act;
        if (act) showLights(dimOf(act), decisiveOf(act));
      },
      resize(size) {
        layout = layoutOf(size);
        painted = new Map();
        for (const still of [screen, dark, flash, frame]) still.draw();
        play.draw();
      },
    };
  };
}

/** Where a puppet is, in pixels. */
interface Place {
  readonly pose: Pose;
  readonly x: number;
  readonly y: number;
  readonly away: 1 | -1;
}

function lit(ctx: CanvasRenderingContext2D, hurt: number, draw: () => void): void {
  const before = ctx.globalAlpha;
  ctx.globalAlpha = hurt * 0.85;
  draw();
  ctx.globalAlpha = before;
}

/** The screen without its lantern. Valance and boards lie before it. */
function drawDark(ctx: CanvasRenderingContext2D, { width, ground, valance }: Layout): void {
  ctx.fillStyle = '#05040a';
  ctx.fillRect(0, valance - EDGE, width, ground - valance + EDGE * 2);
}

/** The screen flares up behind both. */
function drawFlash(
  ctx: CanvasRenderingContext2D,
  { width, height, ground, valance }: Layout,
  world: World,
): void {
  const y = valance + (ground - valance) * 0.5;
  const flash = ctx.createRadialGradient(width / 2, y, 0, width / 2, y, Math.max(width, height) * 0.5);
  flash.addColorStop(0, '#fffbe8');
  flash.addColorStop(0.4, `${world.light}90`);
  flash.addColorStop(1, `${world.light}00`);
  ctx.fillStyle = flash;
  ctx.fillRect(0, valance - EDGE, width, ground - valance + EDGE * 2);
}

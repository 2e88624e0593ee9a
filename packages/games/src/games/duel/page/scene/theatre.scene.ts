import Konva from 'konva/lib/Core';
import {
  boxOf,
  createSprites,
  drawnLayer,
  STILL,
  type SceneActor,
  type SceneSize,
  type GameWorld,
  type World,
} from '../../../../page/kit.ts';
import type { ChampionId } from '../../rules/champions.ts';
import type { Side } from '../../rules/fight.ts';
import { PUPPETS, TALL } from '../art/puppets.ts';
import { lightsOf, type Light } from '../lights.ts';
import { LANDS_AT, type Act, type Moment } from '../moment.ts';
import { poseOf, through } from '../poses.ts';
import { drawFrame, drawScreen } from './backdrop.ts';
import type { Aim } from './glow.ts';
import { layoutOf, type Layout } from './layout.ts';
import { paintFloor, paintPuppet, type PaintedPuppet } from './paint.ts';
import { floorSprites, puppetSprites, type Place } from './puppet.sprites.ts';
import { THEATRE_ART, type AimedLight } from './theatre.art.ts';

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
  readonly world: GameWorld;
}

const SIDES = ['left', 'right'] as const;
const TURN = Math.PI * 2;
const SWAY_MS = 3_400;
/** Of an arm, in a puppet's units. */
const REACH = 92;
/** How far the frame's edges lie over the screen, in pixels. */
const EDGE = 30;
/** Device pixels to one of the page, of shade: it has no edges. */
const SHADE_RATIO = 0.5;

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
    let painted = new Map<ChampionId, PaintedPuppet>();
    let floor = paintGround();
    const screen = drawnLayer((ctx) => drawScreen(ctx, layout, world), STILL);
    const dark = drawnLayer((ctx) => drawDark(ctx, layout), STILL);
    const flash = drawnLayer((ctx) => drawFlash(ctx, layout, world), STILL);
    const frame = drawnLayer((ctx) => drawFrame(ctx, layout, world), STILL);
    stage.add(screen, dark, flash, frame);
    const puppets = createSprites({
      size: first,
      ratio: Konva.pixelRatio,
      art: THEATRE_ART,
      worker: () => new Worker(new URL('./theatre.worker.ts', import.meta.url), { name: 'duel-sprites' }),
    });
    frame.getNativeCanvasElement().before(puppets.element);
    for (const shade of [dark, flash]) {
      shade.getCanvas().setPixelRatio(SHADE_RATIO);
      // Without the second, the page's layers are worked out anew in each frame that it fades in.
      Object.assign(shade.getNativeCanvasElement().style, { opacity: '0', willChange: 'opacity' });
    }

    function paintGround() {
      return paintFloor(world, TALL * layout.scale, Konva.pixelRatio);
    }

    /** Puppets are painted when they come on, and forgotten when they have left: their pictures are large. */
    function paintOnStage({ left, right }: Moment): void {
      const before = painted;
      const paintNew = (id: ChampionId): PaintedPuppet =>
        before.get(id) ?? paintPuppet(PUPPETS[id], world, layout.scale * Konva.pixelRatio);
      if (before.has(left) && before.has(right)) return;
      painted = new Map([left, right].map((id) => [id, paintNew(id)]));
    }

    function showPuppets(moment: Moment): void {
      paintOnStage(moment);
      const places = { left: placeOf('left', moment), right: placeOf('right', moment) };
      const backed = source.backed();
      const seen = SIDES.map((side) => ({
        side,
        puppet: painted.get(moment[side])!,
        place: places[side],
        shoulder: PUPPETS[moment[side]].shoulder,
      }));
      const sprites = [
        ...seen.flatMap((one) => floorSprites(one, floor, layout, backed.has(one.side))),
        ...seen.flatMap((one) => puppetSprites(one, layout)),
      ];
      puppets.show(sprites, lightsIn(moment, places));
    }

    function lightsIn(
      moment: Moment,
      places: Readonly<Record<Side, Place>>,
    ): readonly AimedLight[] | undefined {
      if (moment.act.kind !== 'exchange') return undefined;
      const lights = lightsOf(moment.act.exchange, moment.act.part);
      if (lights.length === 0) return undefined;
      return lights.map((light) => [light, aimOf(light, moment, places)]);
    }

    /** How dark the house is and how bright the blow, 0 to 1: laid over the screen by the display, not drawn again. */
    function shade(dim: number, decisive: number): void {
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
      frame() {
        const moment = source.moment();
        if (!moment) return;
        showPuppets(moment);
        shade(dimOf(moment.act), decisiveOf(moment.act));
      },
      resize(size) {
        layout = layoutOf(size);
        puppets.resize(size);
        painted = new Map();
        floor = paintGround();
        for (const still of [screen, dark, flash, frame]) still.draw();
      },
      dispose: puppets.dispose,
    };
  };
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

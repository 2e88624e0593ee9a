import type Konva from 'konva/lib/Core';
import { drawnLayer, STILL, type GameWorld, type SceneActor, type SceneSize } from '../../../../page/kit.ts';
import type { Runner } from '../../rules/runners.ts';
import { positionsAt, rankingOf, viewOf, type Race } from '../running.ts';
import { drawFlash, drawGate, drawGround, drawWindow } from './course.ts';
import { drawBeam, drawMachine, drawNames, drawNumbers, drawOwnLane, drawPennant } from './lanes.ts';
import { layoutOf, seenAt } from './layout.ts';
import { paintAll, type Shot } from './shot.ts';

/**
 * After closing time in a toy shop: lacquered clockwork machines, keys in their backs, race along brass rails past the dark
 * window to a gate of lamps.
 */

/** What the scene asks for in each frame. */
export interface TrackSource {
  /** Who stands in each lane; none before the first answer. */
  field(): readonly Runner[];
  race(): Race | undefined;
  /** The server's clock. */
  now(): number;
  /** Lanes that the player has bet on. */
  isMine(lane: number): boolean;
  /** Whether it is to be seen at all: small pages make room for the board. */
  shown(): boolean;
  name(runner: Runner): string;
  readonly world: GameWorld;
}

/** Turns of a key: along the course, and while it is wound, in milliseconds each. */
const KEY = { turns: 16, windMs: 900 };
/** Keys that are wound up are drawn this seldom. */
const SLOW_MS = 30;

type Prepared = Pick<Shot, 'at' | 'paint'>;

export function createTrack(source: TrackSource): (stage: Konva.Stage, size: SceneSize) => SceneActor {
  return (stage, first) => {
    const { world } = source;
    let size = first;
    let field: readonly Runner[] = [];
    let prepared: Prepared | undefined;
    let race: Race | undefined;
    let shot: Omit<Shot, 'ctx'> | undefined;
    let namesShown = false;
    let waited = 0;
    const withShot = (draw: (shot: Shot) => void) => (ctx: CanvasRenderingContext2D) =>
      shot && draw({ ...shot, ctx });
    // In one layer, though the course moves less than they do: a display takes a whole layer each time.
    const play = drawnLayer(withShot(drawPlay));
    const over = drawnLayer(withShot(drawOver), STILL);
    stage.add(play, over);

    function prepare(): Prepared {
      const at = layoutOf(size, field.length);
      return { at, paint: paintAll(at, field, world, play.getCanvas().getPixelRatio()) };
    }

    function drawPlay(shot: Shot): void {
      const positions = positionsNow();
      drawGround(shot);
      drawWindow(shot);
      field.forEach((_, lane) => source.isMine(lane) && drawOwnLane(shot, lane));
      drawGate(shot, Math.max(...positions));
      drawField(shot, positions);
      if (race) drawFlash(shot, race);
    }

    /** What lies over everything. Names are only there while the lanes before them are empty. */
    function drawOver(shot: Shot): void {
      const { ctx, at, paint, view } = shot;
      ctx.drawImage(paint.lamp, 0, 0, at.width, at.height);
      drawNumbers(shot);
      if (!race) drawNames(shot, seenAt(at, view, 0), field.map(source.name));
    }

    const positionsNow = (): readonly number[] => (race ? positionsAt(race) : field.map(() => 0));

    function drawField(shot: Shot, positions: readonly number[]): void {
      const { at, view } = shot;
      const leader = race ? rankingOf(positions)[0]! : undefined;
      field.forEach((runner, lane) => {
        const position = positions[lane]!;
        const x = seenAt(at, view, position);
        // While bets are taken the keys are wound up; the race unwinds them.
        const key = race
          ? -position * KEY.turns
          : (source.now() % (KEY.windMs * 1_000)) / KEY.windMs + lane * 0.37;
        drawMachine(shot, { runner, lane, x, position, key, rolls: race !== undefined });
        if (lane === leader) drawBeam(shot, lane, x);
        if (source.isMine(lane)) drawPennant(shot, lane, x);
      });
    }

    return {
      frame(ms) {
        if (!source.shown()) return;
        const next = source.field();
        if (next !== field) {
          field = next;
          prepared = undefined;
        }
        if (field.length === 0) return;
        race = source.race();
        const isNew = prepared === undefined;
        prepared ??= prepare();
        waited += ms;
        if (!race && !isNew && waited < SLOW_MS) return;
        waited = 0;
        shot = { ...prepared, view: viewOf(positionsNow()), world };
        play.draw();
        if (isNew || namesShown !== !race) over.draw();
        namesShown = !race;
      },
      resize(next) {
        size = next;
        prepared = undefined;
      },
    };
  };
}

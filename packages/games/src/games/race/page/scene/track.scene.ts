import type Konva from 'konva/lib/Core';
import { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import type { SceneActor, SceneSize, World } from '../../../../page/kit.ts';
import type { Runner } from '../../rules/runners.ts';
import { positionsAt, rankingOf, viewOf, type Race } from '../running.ts';
import { drawFlash, drawGate, drawGround, drawWindow } from './course.ts';
import { drawBeam, drawMachine, drawNames, drawNumbers, drawOwnLane, drawPennant } from './lanes.ts';
import { layoutOf, seenAt, type Layout } from './layout.ts';
import { paintAll, type Pictures, type Shot } from './shot.ts';

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
  readonly world: World;
}

/** Turns of a key: along the course, and while it is wound, in milliseconds each. */
const KEY = { turns: 16, windMs: 900 };

export function createTrack(source: TrackSource): (stage: Konva.Stage, size: SceneSize) => SceneActor {
  return (stage, first) => {
    const { world } = source;
    let size = first;
    let field: readonly Runner[] = [];
    let prepared: { readonly at: Layout; readonly paint: Pictures } | undefined;
    let race: Race | undefined;
    const layer = new Layer({ listening: false });
    layer.add(
      new Shape({
        sceneFunc: (context) => draw((context as unknown as { _context: CanvasRenderingContext2D })._context),
      }),
    );
    stage.add(layer);

    function prepare(): void {
      const at = layoutOf(size, field.length);
      prepared = { at, paint: paintAll(at, field, world) };
    }

    function draw(ctx: CanvasRenderingContext2D): void {
      if (!prepared) return;
      const { at, paint } = prepared;
      const positions = race ? positionsAt(race) : field.map(() => 0);
      const shot: Shot = { ctx, at, view: viewOf(positions), paint, world };
      drawGround(shot);
      drawWindow(shot);
      field.forEach((_, lane) => source.isMine(lane) && drawOwnLane(shot, lane));
      drawGate(shot, Math.max(...positions));
      drawField(shot, positions);
      ctx.drawImage(paint.lamp, 0, 0, at.width, at.height);
      drawNumbers(shot);
      if (race) drawFlash(shot, race);
      else drawNames(shot, seenAt(at, shot.view, 0), field.map(source.name));
    }

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
      frame() {
        if (!source.shown()) return;
        const next = source.field();
        if (next !== field) {
          field = next;
          prepared = undefined;
        }
        if (field.length === 0) return;
        if (!prepared) prepare();
        race = source.race();
        layer.batchDraw();
      },
      resize(next) {
        size = next;
        prepared = undefined;
      },
    };
  };
}

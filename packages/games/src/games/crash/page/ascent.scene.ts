import Konva from 'konva/lib/Core';
import {
  createSprites,
  drawHero,
  picture2d,
  placedAt,
  type SceneActor,
  type SceneSize,
  type Sprite,
  type GameWorld,
} from '../../../page/kit.ts';
import { ASCENT_ART, ringOf, riseOf, stepsOf, tipOf, type Ascent } from './ascent.art.ts';
import type { Flight } from './flight.ts';

/** What the scene asks for in each frame. */
export interface AscentSource {
  flight(): Flight | undefined;
  /** Where the player was paid, in hundredths, bet by bet. */
  takenOutAt(): readonly number[];
  readonly world: GameWorld;
  readonly calm: () => boolean;
}

/** The hero fits into the ring around it: its side, in parts of the ring's radius. */
const HERO_SIDE = 1.5;
/** How far the hero leans at most, in radians. */
const LEAN = 0.16;
/** What a line's number takes at the right edge, in pixels. */
const LABEL = { width: 44, height: 18 } as const;

export function createAscent(source: AscentSource): (stage: Konva.Stage, size: SceneSize) => SceneActor {
  return (stage, first) => {
    // A worker gets the colours; the symbol stays in the page.
    const { symbol, ...world } = source.world;
    let size = first;
    let flight: Flight | undefined;
    let burstAt: number | undefined;
    let labels = new Map<string, HTMLCanvasElement>();
    let hero = paintHero();
    const sprites = createSprites<never, Ascent>({
      size,
      ratio: Konva.pixelRatio,
      art: ASCENT_ART,
      worker: () => new Worker(new URL('./ascent.worker.ts', import.meta.url), { name: 'crash-sprites' }),
    });
    stage.content.append(sprites.element);

    /** The numbers of the lines: a worker has none of the page's fonts. */
    function labelsOf(): Sprite[] {
      if (flight?.kind !== 'rising' && flight?.kind !== 'burst') return [];
      const { view } = riseOf(flight, size);
      return stepsOf(view).map((at) => ({
        picture: labelOf(`${Number(at.toFixed(1))}×`),
        width: LABEL.width,
        height: LABEL.height,
        at: placedAt({
          x: size.width - LABEL.width / 2,
          y: Math.round(view.y(at)) + 0.5,
        }),
      }));
    }

    function paintHero(): HTMLCanvasElement | undefined {
      const side = ringOf(size) * HERO_SIDE;
      return (
        symbol &&
        picture2d(side, side, Konva.pixelRatio, (ctx) => drawHero(ctx, symbol, side / 2, side / 2, side))
      );
    }

    /** The hero of the game's cover, at the tip of its way. */
    function heroOf(sway: number): Sprite[] {
      const tip = tipOf(flight, size);
      if (!hero || !tip) return [];
      const side = ringOf(size) * HERO_SIDE;
      return [{ picture: hero, width: side, height: side, at: placedAt({ ...tip, turn: sway * LEAN }) }];
    }

    function labelOf(text: string): HTMLCanvasElement {
      const known = labels.get(text) ?? paintLabel(text, size.height < 320 ? 11 : 13);
      labels.set(text, known);
      return known;
    }

    return {
      frame(_ms, now) {
        const next = source.flight();
        // Who comes to a round that has ended sees no shards of it.
        if (next?.kind !== 'burst') burstAt = undefined;
        else if (flight?.kind === 'rising') burstAt = now;
        flight = next;
        const calm = source.calm();
        const sway = calm ? 0 : Math.sin(now / 500);
        sprites.show([...labelsOf(), ...heroOf(sway)], {
          ...{ flight, size, world, calm, sway, hasHero: hero !== undefined },
          takenOutAt: source.takenOutAt(),
          burstMs: burstAt === undefined || calm ? undefined : now - burstAt,
        });
      },
      resize(next) {
        size = next;
        labels = new Map();
        hero = paintHero();
        sprites.resize(next);
      },
      dispose: sprites.dispose,
    };
  };
}

const paintLabel = (text: string, px: number): HTMLCanvasElement =>
  picture2d(LABEL.width, LABEL.height, Konva.pixelRatio, (ctx) => {
    ctx.font = `500 ${px}px "Hanken Grotesk Variable", system-ui, sans-serif`;
    ctx.textBaseline = 'middle';
    ctx.fillStyle = '#b4bac6';
    ctx.fillText(text, 0, LABEL.height / 2);
  });

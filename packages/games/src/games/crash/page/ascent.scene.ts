import Konva from 'konva/lib/Core';
import {
  createSprites,
  picture2d,
  placedAt,
  type SceneActor,
  type SceneSize,
  type Sprite,
  type World,
} from '../../../page/kit.ts';
import { ASCENT_ART, riseOf, stepsOf, type Ascent } from './ascent.art.ts';
import type { Flight } from './flight.ts';

/** What the scene asks for in each frame. */
export interface AscentSource {
  flight(): Flight | undefined;
  /** Where the player was paid, in hundredths, bet by bet. */
  takenOutAt(): readonly number[];
  readonly world: World;
  readonly calm: () => boolean;
}

/** What a line's number takes at the right edge, in pixels. */
const LABEL = { width: 44, height: 18 } as const;

export function createAscent(source: AscentSource): (stage: Konva.Stage, size: SceneSize) => SceneActor {
  return (stage, first) => {
    const { world } = source;
    let size = first;
    let flight: Flight | undefined;
    let burstAt: number | undefined;
    let labels = new Map<string, HTMLCanvasElement>();
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
        sprites.show(labelsOf(), {
          ...{ flight, size, world, calm },
          takenOutAt: source.takenOutAt(),
          sway: calm ? 0 : Math.sin(now / 500),
          burstMs: burstAt === undefined || calm ? undefined : now - burstAt,
        });
      },
      resize(next) {
        size = next;
        labels = new Map();
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

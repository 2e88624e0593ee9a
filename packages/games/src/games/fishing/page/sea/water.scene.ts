import Konva from 'konva/lib/Core';
import {
  createSprites,
  drawnLayer,
  STILL,
  type SceneActor,
  type SceneSize,
  type Sprite,
  type World,
} from '../../../../page/kit.ts';
import { paintBackdrop } from '../art/backdrop.ts';
import { drawMotes } from './motes.ts';
import { createPaintings } from './paintings.ts';
import type { Joy, LampIndex } from './sea.ts';
import type { Swimmer } from './swimmers.ts';
import type { Waters } from './waters.ts';
import { bubbles, guests, joys, lamps, target, type Sight } from './water.sprites.ts';

/**
 * A night dive among paper lanterns: every creature is oiled paper with a candle inside, the reef is cut from dark paper
 * in planes, and who is greeted goes up into the light in a bubble.
 */

export interface WaterShow {
  /** Bubbles left of how many; `undefined` while the player has no magazine. */
  magazine(): { readonly left: number; readonly of: number } | undefined;
  /** Whether somebody plays with a lamp. */
  isLit(lamp: LampIndex): boolean;
  /** A number, in the player's digits. */
  write(value: number): string;
  multipleOf(species: string): number;
  /** The player's bubbles have reached them. */
  onReached(joys: readonly Joy[]): void;
  readonly world: World;
}

const UP = -Math.PI / 2;
/** How long the player's horn takes to turn. */
const TURNS_MS = 90;

/** What floats in the water drifts so slowly that it is seldom drawn, and has no edges: in so many pixels to one of the page. */
const MOTES = { everyMs: 80, ratio: 1 } as const;

/** From the back to the front. */
const LAYERS = ['guests', 'target', 'bubbles', 'lamps', 'joys'] as const;
type Layer = (typeof LAYERS)[number];

export function createWater(
  waters: Waters,
  show: WaterShow,
): (stage: Konva.Stage, size: SceneSize) => SceneActor {
  return (stage, first) => {
    const { world } = show;
    const { source, sea } = waters;
    let swimmers: readonly Swimmer[] = [];
    let horn = UP;
    /** How long what floats has drifted, and how long it was not drawn. */
    let [drift, waited] = [0, 0];
    waters.size = first;
    let paintings = paintAll();
    const still = drawnLayer((ctx) => paintBackdrop(ctx, waters.size, world), STILL);
    const motes = drawnLayer((ctx) => drawMotes(ctx, waters.size, drift / 1_000, world));
    stage.add(still, motes);
    motes.getCanvas().setPixelRatio(MOTES.ratio);
    const layers = new Map(LAYERS.map((layer) => [layer, createSprites()]));
    for (const { element } of layers.values()) stage.content.append(element);

    function paintAll() {
      return createPaintings(source.water, world, waters.size, Konva.pixelRatio);
    }

    function spritesOf(clock: number): Record<Layer, readonly Sprite[]> {
      const sight: Sight = { paintings, clock, calm: source.calm() };
      const meant = swimmers.find(({ id }) => id === waters.target);
      const worth = meant && `${show.write(show.multipleOf(meant.kind))}×`;
      const magazine = show.magazine();
      return {
        guests: guests(sight, swimmers),
        target: meant && !source.isGone(meant.id) ? target(sight, meant, worth!) : [],
        bubbles: bubbles(sight, sea.bubbles),
        lamps: lamps(sight, hornOf, magazine && { ...magazine, text: show.write(magazine.left) }),
        joys: joys(sight, sea.joys),
      };
    }

    /** Others' lamps look where their last bubble went. */
    function hornOf(index: LampIndex): number | undefined {
      if (!show.isLit(index)) return undefined;
      if (index === 0) return horn;
      const { x, y } = paintings.lamp(index).place;
      const last = sea.bubbles.findLast(({ lamp }) => lamp === index);
      return last ? Math.atan2(last.to.y - y, last.to.x - x) : UP;
    }

    function turnHorn(ms: number): void {
      const { place } = paintings.lamp(0);
      const to = swimmers.find(({ id }) => id === waters.target) ?? waters.aim;
      const wanted = to ? Math.atan2(to.y - place.y, to.x - place.x) : UP;
      const part = source.calm() ? 1 : Math.min(1, ms / TURNS_MS);
      horn += Math.atan2(Math.sin(wanted - horn), Math.cos(wanted - horn)) * part;
    }

    function driftOn(ms: number): void {
      if (source.calm()) return;
      drift += ms;
      waited += ms;
      if (waited < MOTES.everyMs) return;
      waited = 0;
      motes.draw();
    }

    return {
      frame(ms, now) {
        driftOn(ms);
        swimmers = waters.look();
        const reached = sea.step(swimmers, now);
        if (reached.length > 0) show.onReached(reached);
        turnHorn(ms);
        paintings.ahead();
        const sprites = spritesOf(now);
        for (const layer of LAYERS) layers.get(layer)!.show(sprites[layer]);
      },
      resize(size) {
        waters.size = size;
        paintings = paintAll();
        still.draw();
      },
    };
  };
}

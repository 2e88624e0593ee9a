import Konva from 'konva/lib/Core';
import {
  createSprites,
  drawnLayer,
  STILL,
  type SceneActor,
  type SceneSize,
  type GameWorld,
} from '../../../../page/kit.ts';
import { paintBackdrop } from '../art/backdrop.ts';
import { createPaintings } from './paintings.ts';
import type { Joy, LampIndex } from './sea.ts';
import type { Swimmer } from './swimmers.ts';
import type { Waters } from './waters.ts';
import { createTexts } from './texts.ts';
import { LOOK_MS, WATER_ART, type Drawn, type Gauge } from './water.art.ts';
import {
  bubbles,
  countPx,
  guests,
  joyPx,
  joys,
  lamps,
  OTHERS_TEXT_PX,
  target,
  TARGET_TEXT_PX,
  type Sight,
  type Sprite,
} from './water.sprites.ts';

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
  /** What the guests bring the player whose magazine is open, written; the same list as long as it is the same. */
  amounts(): readonly string[];
  /** The player's bubbles have reached them. */
  onReached(joys: readonly Joy[]): void;
  readonly world: GameWorld;
}

const UP = -Math.PI / 2;
/** How long the player's horn takes to turn. */
const TURNS_MS = 90;

export function createWater(
  waters: Waters,
  show: WaterShow,
): (stage: Konva.Stage, size: SceneSize) => SceneActor {
  return (stage, first) => {
    // A worker gets the colours; the symbol stays in the page.
    const { symbol, ...world } = show.world;
    const { source, sea } = waters;
    let swimmers: readonly Swimmer[] = [];
    let horn = UP;
    let drawn: Drawn | undefined;
    let amounts: readonly string[] = [];
    const written = new Map<number, string>();
    waters.size = first;
    let paintings = paintAll();
    const still = drawnLayer((ctx) => paintBackdrop(ctx, waters.size, { ...world, symbol }), STILL);
    stage.add(still);
    const sprites = createSprites({
      size: first,
      ratio: Konva.pixelRatio,
      art: WATER_ART,
      worker: () => new Worker(new URL('./water.worker.ts', import.meta.url), { name: 'fishing-sprites' }),
    });
    sprites.plan(paintings.ahead);
    stage.content.append(sprites.element);
    const texts = createTexts(Konva.pixelRatio, sprites.learn);
    expectNumbers();

    function paintAll() {
      return createPaintings(source.water, world, waters.size, Konva.pixelRatio);
    }

    /** The digits of the player's bubbles, and what each guest is worth. */
    function expectNumbers(): void {
      const digits = Array.from({ length: 10 }, (_, digit) => write(digit));
      const worths = source.water.map(({ multiple }) => timesOf(multiple));
      const px = countPx(paintings.lamp(0).place.radius);
      texts.ahead([
        ...digits.map((digit) => [digit, px] as const),
        ...worths.map((worth) => [worth, TARGET_TEXT_PX] as const),
        ...worths.map((worth) => [worth, OTHERS_TEXT_PX] as const),
      ]);
    }

    function expectAmounts(): void {
      if (amounts === show.amounts()) return;
      amounts = show.amounts();
      const px = joyPx(paintings.lamp(0).place.radius);
      texts.ahead(amounts.map((amount) => [amount, px]));
    }

    /** From the back to the front. */
    function spritesOf(clock: number): Sprite[] {
      const sight: Sight = { paintings, texts, clock, calm: source.calm() };
      const meant = swimmers.find(({ id }) => id === waters.target);
      const left = show.magazine()?.left;
      return [
        ...guests(sight, swimmers),
        ...(meant && !source.isGone(meant.id)
          ? target(sight, meant, timesOf(show.multipleOf(meant.kind)))
          : []),
        ...bubbles(sight, sea.bubbles),
        ...lamps(sight, hornOf, left === undefined ? undefined : write(left)),
        ...joys(sight, sea.joys),
      ];
    }

    /** The same one as long as nothing is different. */
    function drawnOf(clock: number): Drawn {
      const drift = source.calm() ? 0 : clock / 1_000;
      const gauge = gaugeOf(drawn?.gauge);
      const { width, height } = waters.size;
      const before = drawn?.motes;
      const isStill = before?.drift === drift && before.width === width && before.height === height;
      if (!drawn || !isStill || drawn.gauge !== gauge)
        drawn = { motes: { width, height, drift, colour: world.light }, gauge };
      return drawn;
    }

    function gaugeOf(before: Gauge | undefined): Gauge | undefined {
      const magazine = show.magazine();
      if (!magazine) return undefined;
      const left = magazine.left / magazine.of;
      const { place } = paintings.lamp(0);
      if (before?.left === left && before.x === place.x && before.y === place.y) return before;
      return { ...place, left, colour: world.light };
    }

    /** The few numbers that are seen are written in each frame. */
    function write(value: number): string {
      const text = written.get(value) ?? show.write(value);
      written.set(value, text);
      return text;
    }

    function timesOf(multiple: number): string {
      return `${write(multiple)}×`;
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

    return {
      everyMs: LOOK_MS,
      frame(ms, now) {
        swimmers = waters.look();
        const reached = sea.step(swimmers, now);
        if (reached.length > 0) show.onReached(reached);
        turnHorn(ms);
        expectAmounts();
        sprites.show(spritesOf(now), drawnOf(now));
      },
      resize(size) {
        waters.size = size;
        paintings = paintAll();
        sprites.resize(size);
        sprites.plan(paintings.ahead);
        expectNumbers();
        amounts = [];
        still.draw();
      },
      dispose() {
        texts.dispose();
        sprites.dispose();
      },
    };
  };
}

/** @jest-environment jsdom */
import '../testing/paths.ts';
import Konva from 'konva/lib/Core';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { PlayingCard } from '../../games/blackjack/page/PlayingCard.tsx';
import { createAscent } from '../../games/crash/page/ascent.scene.ts';
import type { Flight } from '../../games/crash/page/flight.ts';
import { createTheatre } from '../../games/duel/page/scene/theatre.scene.ts';
import { createWater } from '../../games/fishing/page/sea/water.scene.ts';
import { createWaters } from '../../games/fishing/page/sea/waters.ts';
import { WATERS } from '../../games/fishing/rules/room.ts';
import { createGlobes } from '../../games/lottery/page/globes.scene.ts';
import { FIVE_LOTTERY } from '../../games/lottery/page/lotteries.ts';
import { createTrack } from '../../games/race/page/scene/track.scene.ts';
import { RUNNERS } from '../../games/race/rules/runners.ts';
import { createWheel } from '../../games/roulette/page/wheel.scene.ts';
import type { SoloRules } from '../../rules/solo-rules.ts';
import type { SceneActor, SceneSize } from '../parts/Scene.tsx';
import { recordCanvases, type Drawn } from '../testing/canvases.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { openFrame } from '../testing/open-frame.tsx';
import { worldOf, type World } from '../worlds.ts';
import { ServicesContext } from './services.ts';
import type { GameWorld } from './use-game-world.ts';

const SIZE: SceneSize = { width: 800, height: 450 };
const symbol = new Image();
symbol.src = '/symbols/ts-crash-classic-ember-1';
const ember: GameWorld = { ...worldOf('ember'), symbol };
const never = (): undefined => undefined;
const no = (): boolean => false;
const yes = (): boolean => true;
const zero = (): number => 0;
const [water] = Object.values(WATERS);

type CreateScene = (stage: Konva.Stage, size: SceneSize) => SceneActor;
/** The scene of each kind of game that is not a slot. */
const SCENES: Readonly<Record<string, (world: GameWorld) => CreateScene>> = {
  crash: (world) =>
    createAscent({
      flight: () => ({ kind: 'rising', ms: 3_000, at: 130 }),
      takenOutAt: () => [],
      calm: yes,
      world,
    }),
  race: (world) =>
    createTrack({
      ...{ field: () => field, race: never, now: zero, isMine: no, shown: yes, world },
      name: (runner) => runner,
    }),
  duel: (world) => createTheatre({ moment: never, now: zero, backed: () => new Set(), world }),
  fishing: (world) =>
    createWater(createWaters({ water: water!, school: () => [], tideMs: never, isGone: no, calm: yes }), {
      ...{ magazine: never, isLit: yes, write: String, multipleOf: () => 2, amounts: () => amounts },
      ...{ onReached: never, world },
    }),
  lottery: (world) =>
    createGlobes({ drums: FIVE_LOTTERY.drums, show: () => ({ balls: [], ms: 0 }), now: zero, world }),
  roulette: (world) =>
    createWheel({
      ...{ spin: () => ({ from: 0, to: undefined, ms: 0 }), now: zero, shown: yes, calm: yes, world },
    }),
};
const field = RUNNERS.slice(0, 6);
const amounts: readonly string[] = [];

let drawn: Drawn;
beforeEach(() => {
  drawn = recordCanvases();
});
afterEach(() => jest.restoreAllMocks());

/** Draws the first frames of a scene. */
function draw(create: CreateScene): void {
  const container = document.createElement('div');
  const stage = new Konva.Stage({ container, ...SIZE });
  const actor = create(stage, SIZE);
  for (let now = 0; now < 300; now += 100) {
    actor.frame?.(100, now);
    drawn.nextFrame();
  }
  stage.draw();
  actor.dispose?.();
  stage.destroy();
}

const coloursOf = ({ accent, light, glass, sky, high, low }: World): readonly string[] => [
  ...[accent, light, glass, ...sky, ...high, ...low],
];
const isOf = (world: World, colour: string): boolean =>
  coloursOf(world).some((own) => colour.startsWith(own));

test.each(Object.entries(SCENES))('%s draws the hero of its cover in its scene', (_, sceneOf) => {
  draw(sceneOf(ember));
  expect(drawn.pictures.map(({ picture }) => picture)).toContain(symbol);
});

test.each(Object.entries(SCENES))(
  '%s draws no hero where the platform has none of the game',
  (_, sceneOf) => {
    draw(sceneOf({ ...ember, symbol: undefined }));
    expect(drawn.pictures.filter(({ picture }) => picture instanceof HTMLImageElement)).toEqual([]);
  },
);

test.each(Object.entries(SCENES))('%s draws in the palette of its own world alone', (_, sceneOf) => {
  draw(sceneOf({ ...ember, symbol: undefined }));
  const colours = [...drawn.colours];
  expect(colours.some((colour) => isOf(worldOf('ember'), colour))).toBe(true);
  expect(colours.filter((colour) => isOf(worldOf('tide'), colour))).toEqual([]);
});

/** The frames of a flight in which its hero is seen. */
function heroesSeen(flight: Flight): number {
  draw(createAscent({ flight: () => flight, takenOutAt: () => [], calm: yes, world: ember }));
  const hero = drawn.pictures.find(({ picture }) => picture === symbol)?.on;
  return drawn.pictures.filter(({ picture }) => picture === hero).length;
}

test('crash: the hero waits, flies, and is gone with the burst', () => {
  expect(heroesSeen({ kind: 'waiting', msLeft: 2_000 })).toBeGreaterThan(0);
  drawn.pictures.length = 0;
  expect(heroesSeen({ kind: 'rising', ms: 3_000, at: 130 })).toBeGreaterThan(0);
  drawn.pictures.length = 0;
  expect(heroesSeen({ kind: 'burst', at: 130 })).toBe(0);
});

test.each(['crash', 'fishing'])('%s sends no symbol to its worker', (name) => {
  const sent: unknown[] = [];
  class FakeWorker extends EventTarget {
    postMessage(message: unknown): void {
      sent.push(message);
    }
    terminate(): void {}
  }
  class FakeCanvas {
    getContext = (): unknown => drawn.contextOf(this);
    transferToImageBitmap = (): unknown => ({});
  }
  const globals: Record<string, unknown> = globalThis as never;
  const before = { ...globals };
  Object.assign(globals, {
    Worker: FakeWorker,
    OffscreenCanvas: FakeCanvas,
    MessageChannel: class {
      port1 = {};
      port2 = {};
    },
  });
  const canvas = HTMLCanvasElement.prototype as { transferControlToOffscreen?: () => unknown };
  canvas.transferControlToOffscreen = () => ({});
  try {
    draw(SCENES[name]!(ember));
  } finally {
    delete canvas.transferControlToOffscreen;
    for (const key of ['Worker', 'OffscreenCanvas', 'MessageChannel']) globals[key] = before[key];
  }
  expect(sent.length).toBeGreaterThan(1);
  expect(partsOf(sent)).not.toContain(symbol);
});

/** Returns a value and everything in it. */
function partsOf(value: unknown): readonly unknown[] {
  const parts = new Set<unknown>();
  const add = (one: unknown): void => {
    if (typeof one !== 'object' || one === null || parts.has(one)) return;
    parts.add(one);
    if (!(one instanceof Node)) Object.values(one).forEach(add);
  };
  add(value);
  return [...parts];
}

async function showCard(own: HTMLImageElement | undefined, face: 0 | null): Promise<Element> {
  const page = { Game: never, Help: never, RoundLine: never, messages: async () => ({ default: {} }) };
  const { services, host, close } = await openFrame(page as never, fakeServer({} as SoloRules as never).api);
  close();
  await act(() =>
    render(
      <ServicesContext.Provider value={{ ...services, symbol: own }}>
        <PlayingCard face={face} />
      </ServicesContext.Provider>,
      host,
    ),
  );
  return host;
}

test('cards have the hero of their game’s cover on their backs alone', async () => {
  const back = await showCard(symbol, null);
  expect(back.querySelector('img')?.src).toBe(symbol.src);
  const face = await showCard(symbol, 0);
  expect(face.querySelector('img')).toBeNull();
});

test('backs of cards are plain where the platform has no symbol of the game', async () => {
  const back = await showCard(undefined, null);
  expect(back.querySelector('[data-card="down"]')).not.toBeNull();
  expect(back.querySelector('img')).toBeNull();
});

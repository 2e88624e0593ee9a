import { createSharpness, createSprites, createStill, picture2d, type Sprite } from '../../../../page/kit.ts';
import type { SpinResult } from '../../rules/evaluate.ts';
import { BASE_REELS, type ReelSet } from '../../rules/strips.ts';
import { REELS } from '../../rules/symbols.ts';
import { withAlpha } from '../../../../page/slots/colour.ts';
import { paintSymbols, type SymbolWords } from '../art/symbols.ts';
import type { Theme } from '../art/theme.ts';
import { h, put } from './dom.ts';
import { createFrame, openingOf } from './frame.ts';
import { cellsBox, layoutOf, type Layout } from './layout.ts';
import { placeOf } from './motion.ts';
import { createReelsArt, type Opening } from './reels.art.ts';
import { advance, isMoving, standingSprites, turningSprites, type ReelLayer, type Reels } from './reels.ts';
import { createWinsLayer } from './wins-layer.ts';
import { emphasisOf, isDimmed, type WinRequest, type WinShow } from './wins.ts';

export interface Stage {
  readonly element: HTMLElement;
  /** Sets all reels running on these strips. */
  run(strips: ReelSet): void;
  /** Lets one reel stop; resolves when it stands. */
  stop(reel: number, at: number, ms: number): Promise<void>;
  /** Puts the reels somewhere without turning them. */
  set(strips: ReelSet, stops: readonly number[]): void;
  /** Where the reels stand, for going back there when a spin did not happen. */
  stops(): number[];
  /** Marks the reels that run on because scatters may still come. */
  anticipate(reel: number | undefined): void;
  show(wins: WinRequest | undefined): void;
  /** Whether this device does not keep up: what can be left out is. */
  spares(): boolean;
  dispose(): void;
}

export interface StageOptions {
  readonly still: () => boolean;
  /** The reels begin to turn, or all of them stand. */
  readonly onTurning: (turns: boolean) => void;
}

const MAX_RATIO = 2;
/** Across the light behind a reel, from edge to edge: where, and how strong. */
const LIGHT = [
  [0, 0.75],
  [0.5, 0.12],
  [1, 0.75],
] as const;

/** What the reels are painted as, for a size. */
interface Painted {
  readonly layer: ReelLayer;
  readonly opening: Opening;
  /** The light behind a reel that may still bring a scatter. */
  readonly light: HTMLCanvasElement;
}

/**
 * The reels, as sprites, between the frame's parts, and what they won above all. Sprites are shown only while something
 * moves.
 */
export function createStage(theme: Theme, words: SymbolWords, { still, onTurning }: StageOptions): Stage {
  const [back, front] = ['back', 'front'].map(() =>
    h('canvas', { class: 'reels', 'aria-hidden': 'true' }),
  ) as [HTMLCanvasElement, HTMLCanvasElement];
  const stills = [back, front].map(createStill);
  const floor = h('div', { class: 'floor', 'aria-hidden': 'true' });
  const turning = h('div', { class: 'turning', 'aria-hidden': 'true' });
  const wins = createWinsLayer(theme.accent);
  const element = h(
    'div',
    { class: 'stage' },
    ...[floor, stills[0]!.element, turning, stills[1]!.element, wins.element],
  );
  const ratio = Math.min(MAX_RATIO, window.devicePixelRatio || 1);
  const sprites = createSprites<never, Opening>({
    size: { width: 1, height: 1 },
    ratio,
    art: createReelsArt(),
    worker: () => new Worker(new URL('./reels.worker.ts', import.meta.url), { name: 'lines-sprites' }),
  });
  turning.append(sprites.element);
  /** Of the page's own frames. */
  const sharpness = createSharpness(ratio);
  const reels: Reels = { strips: BASE_REELS, motions: BASE_REELS.map(() => ({ kind: 'resting', at: 0 })) };
  const waiting: (undefined | (() => void))[] = [];
  let painted: Painted | undefined;
  let show: WinShow | undefined;
  /** What is to be seen above the reels now. */
  let winsShown: WinShow | undefined;
  let hot: { reel: number; since: number } | undefined;
  let request = 0;
  let turns = false;
  /** When the last frame was drawn, while one comes after the other. */
  let last: number | undefined;

  function resize(): void {
    const { clientWidth, clientHeight } = element;
    if (clientWidth === 0 || clientHeight === 0) return;
    const layout = layoutOf(clientWidth, clientHeight);
    const frame = createFrame(theme, layout, ratio);
    for (const [to, from] of [
      [back, frame.back],
      [front, frame.front],
    ] as const) {
      to.width = from.width;
      to.height = from.height;
      to.getContext('2d')!.drawImage(from, 0, 0);
    }
    for (const one of stills) one.drawn();
    painted = paint(layout);
    wins.resize(layout, ratio);
    showWins(undefined);
    draw(performance.now());
  }

  /** The layer that changes in each frame is no larger than what turns: a display takes all of it each time. */
  function paint(layout: Layout): Painted {
    const box = cellsBox(layout, layout.border);
    const { x, y, width, height } = box;
    put(turning, box);
    put(floor, cellsBox(layout, 0));
    sprites.resize({ width, height });
    const pictures = paintSymbols(theme, Math.round(layout.cell * ratio), words);
    return {
      layer: { layout, pictures, x, y, ratio },
      opening: openingOf(layout, { x, y }),
      light: paintLight(layout.cell, height),
    };
  }

  const paintLight = (width: number, height: number): HTMLCanvasElement =>
    picture2d(width, height, ratio, (ctx) => {
      const light = ctx.createLinearGradient(0, 0, width, 0);
      for (const [at, strength] of LIGHT) light.addColorStop(at, withAlpha(theme.accent, strength));
      ctx.fillStyle = light;
      ctx.fillRect(0, 0, width, height);
    });

  const observer = new ResizeObserver(resize);
  observer.observe(element);

  function wake(): void {
    if (request === 0) request = requestAnimationFrame(tick);
  }
  function tick(now: number): void {
    request = 0;
    if (last !== undefined) sharpness.note(now - last);
    advance(reels, now);
    reels.motions.forEach((motion, reel) => {
      if (motion.kind !== 'resting') return;
      waiting[reel]?.();
      waiting[reel] = undefined;
    });
    if (turns !== isMoving(reels)) {
      turns = !turns;
      onTurning(turns);
    }
    const breathes = show !== undefined && !(still() && isDimmed(show, now));
    const goesOn = turns || hot !== undefined || breathes;
    last = goesOn ? now : undefined;
    // Asked for before anything is drawn: a picture that fails must not hold up the round.
    if (goesOn) wake();
    draw(now);
  }

  function draw(now: number): void {
    if (!painted) return;
    const { layer, opening } = painted;
    const shown = hot || isMoving(reels) ? undefined : show;
    showWins(shown);
    const cells = shown && emphasisOf(shown, now, still());
    sprites.show(
      [
        ...(hot ? [lightOf(painted, hot.reel, Math.max(0, now - hot.since))] : []),
        ...(cells ? standingSprites(reels, layer, cells) : turningSprites(reels, layer, now)),
      ],
      opening,
    );
  }

  function showWins(next: WinShow | undefined): void {
    if (next === winsShown) return;
    winsShown = next;
    if (next) wins.show(next, still());
    else wins.hide();
  }

  function lightOf({ layer: { layout, x }, light }: Painted, reel: number, elapsed: number): Sprite {
    const opacity = Math.min(1, elapsed / 250) * (still() ? 0.6 : 0.6 + 0.2 * Math.sin(elapsed / 120));
    const [width, height] = [light.width / ratio, light.height / ratio];
    const across = layout.left + reel * layout.pitchX - x + width / 2;
    return { picture: light, width, height, opacity, at: [1, 0, 0, 1, across, height / 2] };
  }

  return {
    element,
    run(strips) {
      show = undefined;
      reels.strips = strips;
      const now = performance.now();
      reels.motions.forEach((motion, reel) => {
        const from = placeOf(motion, now).at % strips[reel]!.length;
        reels.motions[reel] = { kind: 'running', from, since: now + (still() ? 0 : reel * 45) };
      });
      wake();
    },
    stop(reel, at, ms) {
      return new Promise((stands) => {
        waiting[reel] = stands;
        reels.motions[reel] = { kind: 'stopping', to: at, since: performance.now(), ms };
        wake();
      });
    },
    set(strips, stops) {
      reels.strips = strips;
      stops.forEach((at, reel) => (reels.motions[reel] = { kind: 'resting', at }));
      wake();
    },
    stops: () =>
      reels.motions
        .map((motion, reel) => Math.round(placeOf(motion, 0).at) % reels.strips[reel]!.length)
        .slice(0, REELS),
    anticipate(reel) {
      hot = reel === undefined ? undefined : { reel, since: performance.now() };
      wake();
    },
    show(next) {
      const since = performance.now();
      show = next && { ...next, since, dimmedSince: show?.dimmedSince ?? since };
      wake();
    },
    spares: () => sharpness.spares,
    dispose() {
      observer.disconnect();
      for (const one of stills) one.dispose();
      sprites.dispose();
      cancelAnimationFrame(request);
    },
  };
}

/** Everything that a spin won, at once. */
export function allWins(result: SpinResult): WinRequest {
  return { result, wins: result.wins, scatters: result.scatters >= 3, label: undefined };
}

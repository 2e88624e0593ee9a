import type { SpinResult } from '../../rules/evaluate.ts';
import { BASE_REELS, type ReelSet } from '../../rules/strips.ts';
import { REELS } from '../../rules/symbols.ts';
import { withAlpha } from '../art/colour.ts';
import { createSprites, type SpriteWords, type Sprites } from '../art/sprites.ts';
import type { Theme } from '../art/theme.ts';
import { h } from './dom.ts';
import { createFrame, type Frame } from './frame.ts';
import { layoutOf, type Layout } from './layout.ts';
import { placeOf } from './motion.ts';
import { advance, drawReels, isMoving, type Reels } from './reels.ts';
import { drawWins, emphasisOf, type WinRequest, type WinShow } from './wins.ts';

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
  dispose(): void;
}

const MAX_RATIO = 2;

/** The reels on their canvas. It draws only while something moves. */
export function createStage(theme: Theme, words: SpriteWords, still: () => boolean): Stage {
  const canvas = h('canvas', { class: 'reels', 'aria-hidden': 'true' });
  const element = h('div', { class: 'stage' }, canvas);
  const ctx = canvas.getContext('2d')!;
  const reels: Reels = { strips: BASE_REELS, motions: BASE_REELS.map(() => ({ kind: 'resting', at: 0 })) };
  const waiting: (undefined | (() => void))[] = [];
  let layout: Layout = layoutOf(1, 1);
  let ratio = 1;
  let sprites: Sprites | undefined;
  let frame: Frame | undefined;
  let show: WinShow | undefined;
  let hot: { reel: number; since: number } | undefined;
  let request = 0;

  function resize(): void {
    const { clientWidth, clientHeight } = element;
    if (clientWidth === 0 || clientHeight === 0) return;
    ratio = Math.min(MAX_RATIO, window.devicePixelRatio || 1);
    layout = layoutOf(clientWidth, clientHeight);
    canvas.width = Math.round(clientWidth * ratio);
    canvas.height = Math.round(clientHeight * ratio);
    sprites = createSprites(theme, Math.max(32, Math.round(layout.cell * ratio)), words);
    frame = createFrame(theme, layout, ratio);
    draw(performance.now());
  }
  const observer = new ResizeObserver(resize);
  observer.observe(element);

  function wake(): void {
    if (request === 0) request = requestAnimationFrame(tick);
  }
  function tick(now: number): void {
    request = 0;
    advance(reels, now);
    reels.motions.forEach((motion, reel) => {
      if (motion.kind !== 'resting') return;
      waiting[reel]?.();
      waiting[reel] = undefined;
    });
    draw(now);
    if (isMoving(reels) || show || hot) wake();
  }

  function draw(now: number): void {
    if (!sprites || !frame) return;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    ctx.drawImage(frame.back, 0, 0);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.save();
    ctx.clip(frame.window);
    if (hot) drawHot(hot.reel, now - hot.since);
    const emphasis = show ? emphasisOf(show, now, still()) : undefined;
    drawReels(ctx, reels, sprites, layout, now, emphasis);
    ctx.restore();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(frame.front, 0, 0);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (show) drawWins(ctx, show, layout, theme.accent, now, still());
  }

  function drawHot(reel: number, elapsed: number): void {
    const strength = Math.min(1, elapsed / 250) * (still() ? 0.6 : 0.6 + 0.2 * Math.sin(elapsed / 120));
    const x = layout.left + reel * layout.pitchX;
    const light = ctx.createLinearGradient(x, 0, x + layout.cell, 0);
    light.addColorStop(0, withAlpha(theme.accent, 0.75 * strength));
    light.addColorStop(0.5, withAlpha(theme.accent, 0.12 * strength));
    light.addColorStop(1, withAlpha(theme.accent, 0.75 * strength));
    ctx.fillStyle = light;
    ctx.fillRect(x, 0, layout.cell, layout.height);
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
    dispose() {
      observer.disconnect();
      cancelAnimationFrame(request);
    },
  };
}

/** Everything that a spin won, at once. */
export function allWins(result: SpinResult): WinRequest {
  return { result, wins: result.wins, scatters: result.scatters >= 3, label: undefined };
}

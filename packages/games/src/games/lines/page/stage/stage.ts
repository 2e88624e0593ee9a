import { createSharpness, createStill } from '../../../../page/kit.ts';
import type { SpinResult } from '../../rules/evaluate.ts';
import { BASE_REELS, type ReelSet } from '../../rules/strips.ts';
import { REELS, ROWS } from '../../rules/symbols.ts';
import { withAlpha } from '../../../../page/slots/colour.ts';
import { createSprites, type SpriteWords, type Sprites } from '../art/sprites.ts';
import type { Theme } from '../art/theme.ts';
import { h } from './dom.ts';
import { createFrame } from './frame.ts';
import { layoutOf, type Layout } from './layout.ts';
import { placeOf } from './motion.ts';
import { advance, drawReels, drawStanding, isMoving, type Reels } from './reels.ts';
import { drawWins, emphasisOf, grownOf, isDimmed, paintEdge, type WinRequest, type WinShow } from './wins.ts';

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

const MAX_RATIO = 2;

interface Painted {
  readonly sprites: Sprites;
  readonly window: Path2D;
  readonly edge: HTMLCanvasElement;
}

/**
 * The reels on their canvas, between the frame's parts, and what they won above all. It draws only while something moves, and
 * only what does.
 */
export function createStage(theme: Theme, words: SpriteWords, still: () => boolean): Stage {
  const [back, canvas, front, over] = ['back', 'turning', 'front', 'over'].map(() =>
    h('canvas', { class: 'reels', 'aria-hidden': 'true' }),
  ) as [HTMLCanvasElement, HTMLCanvasElement, HTMLCanvasElement, HTMLCanvasElement];
  const stills = [back, front].map(createStill);
  const element = h('div', { class: 'stage' }, stills[0]!.element, canvas, stills[1]!.element, over);
  const ctx = canvas.getContext('2d')!;
  const above = over.getContext('2d')!;
  const sharpness = createSharpness(Math.min(MAX_RATIO, window.devicePixelRatio || 1));
  const reels: Reels = { strips: BASE_REELS, motions: BASE_REELS.map(() => ({ kind: 'resting', at: 0 })) };
  const waiting: (undefined | (() => void))[] = [];
  let layout: Layout = layoutOf(1, 1);
  let ratio = 1;
  /** From the stage's pixels to the turning canvas'. */
  let shift: readonly [x: number, y: number] = [0, 0];
  let painted: Painted | undefined;
  let show: WinShow | undefined;
  let hot: { reel: number; since: number } | undefined;
  let request = 0;
  /** When the last frame was drawn, while one comes after the other. */
  let last: number | undefined;
  /** What stands is drawn as it is to be: cells without a win do not change, lines have grown. */
  let [areCellsDrawn, areWinsDrawn, isOverUsed] = [false, false, false];

  function resize(): void {
    const { clientWidth, clientHeight } = element;
    if (clientWidth === 0 || clientHeight === 0) return;
    layout = layoutOf(clientWidth, clientHeight);
    const full = Math.min(MAX_RATIO, window.devicePixelRatio || 1);
    const frame = createFrame(theme, layout, full);
    for (const [to, from] of [
      [back, frame.back],
      [front, frame.front],
    ] as const) {
      fit(to, full);
      to.getContext('2d')!.drawImage(from, 0, 0);
    }
    for (const one of stills) one.drawn();
    paint(frame.window);
  }
  const fit = (one: HTMLCanvasElement, to: number): void => {
    one.width = Math.round(layout.width * to);
    one.height = Math.round(layout.height * to);
  };

  /** The canvas that changes in each frame is no larger than what turns: a display takes all of it each time. */
  function fitTurning(): void {
    const { left, top, border, cell, pitchX, pitchY } = layout;
    const x = Math.floor(left - border);
    const y = Math.floor(top - border);
    const width = Math.ceil(left + pitchX * (REELS - 1) + cell + border) - x;
    const height = Math.ceil(top + pitchY * (ROWS - 1) + cell + border) - y;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    Object.assign(canvas.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    shift = [-Math.round(x * ratio), -Math.round(y * ratio)];
  }

  /** What moves is drawn in as many pixels as the device keeps up with. */
  function paint(opening: Path2D): void {
    ratio = sharpness.ratio;
    fitTurning();
    fit(over, ratio);
    painted = {
      sprites: createSprites(theme, Math.round(layout.cell * ratio), words),
      window: opening,
      edge: paintEdge(layout, theme.accent, ratio),
    };
    [areCellsDrawn, areWinsDrawn] = [false, false];
    draw(performance.now());
  }
  const observer = new ResizeObserver(resize);
  observer.observe(element);

  function wake(): void {
    if (request === 0) request = requestAnimationFrame(tick);
  }
  function tick(now: number): void {
    request = 0;
    if (last !== undefined) sharpness.note(now - last);
    if (painted && sharpness.ratio !== ratio) paint(painted.window);
    advance(reels, now);
    reels.motions.forEach((motion, reel) => {
      if (motion.kind !== 'resting') return;
      waiting[reel]?.();
      waiting[reel] = undefined;
    });
    const goesOn = isMoving(reels) || hot !== undefined || (show !== undefined && !(still() && areWinsDrawn));
    last = goesOn ? now : undefined;
    // Asked for before anything is drawn: a picture that fails must not hold up the round.
    if (goesOn) wake();
    draw(now);
  }

  function draw(now: number): void {
    if (!painted) return;
    if (show && !hot && !isMoving(reels)) drawShow(painted, show, now);
    else drawTurning(painted, now);
  }

  function drawTurning({ sprites, window: opening }: Painted, now: number): void {
    clearTurning();
    ctx.save();
    ctx.scale(ratio, ratio);
    ctx.clip(opening);
    if (hot) drawHot(hot.reel, Math.max(0, now - hot.since));
    ctx.setTransform(1, 0, 0, 1, ...shift);
    drawReels(ctx, reels, sprites, layout, ratio, now);
    ctx.restore();
    if (isOverUsed) clearOver();
    [areCellsDrawn, areWinsDrawn] = [false, false];
  }

  function drawShow({ sprites, edge }: Painted, wins: WinShow, now: number): void {
    if (!areCellsDrawn) clearTurning();
    const cells = emphasisOf(wins, now, still());
    const changing = areCellsDrawn ? cells.filter(({ grow }) => grow !== 1) : cells;
    drawStanding(ctx, reels, sprites, layout, ratio, changing);
    areCellsDrawn = isDimmed(wins, now);
    if (areWinsDrawn) return;
    const grown = grownOf(wins, now, still());
    clearOver();
    setOverUsed(true);
    above.scale(ratio, ratio);
    drawWins(above, wins, layout, theme.accent, edge, grown);
    areWinsDrawn = grown === 1;
  }

  function clearTurning(): void {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    ctx.setTransform(1, 0, 0, 1, ...shift);
  }

  function clearOver(): void {
    above.setTransform(1, 0, 0, 1, 0, 0);
    above.clearRect(0, 0, over.width, over.height);
    setOverUsed(false);
  }

  /** Hidden, it costs the display nothing. */
  function setOverUsed(used: boolean): void {
    isOverUsed = used;
    over.style.display = used ? '' : 'none';
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
      [areCellsDrawn, areWinsDrawn] = [false, false];
      wake();
    },
    spares: () => sharpness.spares,
    dispose() {
      observer.disconnect();
      for (const one of stills) one.dispose();
      cancelAnimationFrame(request);
    },
  };
}

/** Everything that a spin won, at once. */
export function allWins(result: SpinResult): WinRequest {
  return { result, wins: result.wins, scatters: result.scatters >= 3, label: undefined };
}

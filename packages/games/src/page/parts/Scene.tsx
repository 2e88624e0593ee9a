import { useEffect, useRef } from 'preact/hooks';
import Konva from 'konva/lib/Core';
import { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import { createSharpness } from './sharpness.ts';
import { createStill, type Still } from './still.ts';

export interface SceneSize {
  readonly width: number;
  readonly height: number;
}

/** What moves on a scene. */
export interface SceneActor {
  /** A frame. `ms` since the last one (100 at most), `now` as `performance.now()`; call `layer.draw()` for what has changed. */
  frame?(ms: number, now: number): void;
  /** Frames so far apart instead, and not the page's: for what moves in a worker alone, and glides from one to the next. */
  readonly everyMs?: number;
  /** The size is another one, or the layers' pixels are (`layer.getCanvas().getPixelRatio()`). */
  resize?(size: SceneSize): void;
  dispose?(): void;
}

const LONGEST_FRAME_MS = 100;
/** More device pixels than this cost more than an eye sees. */
const MOST_RATIO = 2;

/**
 * The name of a layer that is drawn once for a size: it stays sharp where what moves is drawn in fewer pixels, and costs a
 * frame nothing.
 */
export const STILL = 'still';

/** A layer that nobody presses, drawn by hand. @param name `STILL`, or nothing */
export function drawnLayer(draw: (ctx: CanvasRenderingContext2D) => void, name?: typeof STILL): Layer {
  const layer = new Layer({ listening: false, name });
  layer.add(new Shape({ sceneFunc: ({ _context }) => draw(_context) }));
  return layer;
}

/** What is seen of a layer: what it is faded and hidden by. */
export const boxOf = (layer: Layer): HTMLElement => layer.getNativeCanvasElement().parentElement!;

/**
 * A Konva stage that fills its box, in the device's pixels. `create` runs once, when the box has a size; what it returns is
 * told of new sizes and of each frame, as long as the page is seen. Shapes are imported one by one
 * (`konva/lib/shapes/Rect`).
 */
export function Scene(props: {
  readonly class?: string;
  /** What is to be seen, for who does not see it; without it the scene is decoration. */
  readonly label?: string;
  readonly create: (stage: Konva.Stage, size: SceneSize) => SceneActor;
}) {
  const box = useRef<HTMLDivElement>(null);
  const create = useRef(props.create);
  useEffect(() => open(box.current!, create.current), []);
  const { label } = props;
  return (
    <div
      ref={box}
      class={`scene ${props.class ?? ''}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}

type Tick = (now: number) => void;

/** @returns its disposer, as `later` does */
function nextFrame(tick: Tick): () => void {
  const asked = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(asked);
}

function later(tick: Tick, ms: number): () => void {
  const timer = setTimeout(() => tick(performance.now()), ms);
  return () => clearTimeout(timer);
}

function open(box: HTMLElement, create: (stage: Konva.Stage, size: SceneSize) => SceneActor): () => void {
  // Konva empties its container by `innerHTML`, which the page's policy allows nobody.
  Object.defineProperty(box, 'innerHTML', { configurable: true, set: () => box.replaceChildren() });
  Konva.pixelRatio = Math.min(MOST_RATIO, devicePixelRatio || 1);
  const sharpness = createSharpness(Konva.pixelRatio);
  let ratio = sharpness.ratio;
  let stage: Konva.Stage | undefined;
  let actor: SceneActor | undefined;
  let stills: readonly Still[] = [];
  let ahead: (() => void) | undefined;
  let last = 0;

  function fit(): void {
    const size = { width: Math.round(box.clientWidth), height: Math.round(box.clientHeight) };
    if (size.width === 0 || size.height === 0) return;
    if (!stage) {
      stage = new Konva.Stage({ container: box as HTMLDivElement, ...size });
      actor = create(stage, size);
      stills = (stage.getLayers() as Layer[]).filter((layer) => layer.name() === STILL).map(keepStill);
      run();
    } else if (stage.width() !== size.width || stage.height() !== size.height) {
      stage.size(size);
      actor?.resize?.(size);
    }
  }
  function keepStill(layer: Layer): Still {
    const still = createStill(layer.getNativeCanvasElement());
    still.drawn();
    layer.on('draw', () => still.drawn());
    return still;
  }
  function ask(): void {
    ahead = actor?.everyMs === undefined ? nextFrame(tick) : later(tick, actor.everyMs);
  }
  function tick(now: number): void {
    ask();
    const ms = Math.min(LONGEST_FRAME_MS, now - last);
    last = now;
    if (actor?.everyMs === undefined) sharpness.note(ms);
    if (sharpness.ratio !== ratio) redraw(sharpness.ratio);
    actor?.frame?.(ms, now);
  }
  /** In so many pixels, from now on. */
  function redraw(next: number): void {
    // A layer that was given a ratio of its own keeps it; sprites cost the same, however sharp they are.
    const moving = (stage!.getLayers() as Layer[]).filter(
      (layer) => layer.name() !== STILL && layer.getCanvas().getPixelRatio() === ratio,
    );
    ratio = next;
    if (moving.length === 0) return;
    for (const layer of moving) layer.getCanvas().setPixelRatio(next);
    actor?.resize?.({ width: stage!.width(), height: stage!.height() });
    for (const layer of moving) layer.draw();
  }
  function run(): void {
    ahead?.();
    if (document.hidden || !actor?.frame) return;
    last = performance.now();
    ask();
  }

  const sizes = new ResizeObserver(fit);
  sizes.observe(box);
  document.addEventListener('visibilitychange', run);
  fit();
  return () => {
    ahead?.();
    sizes.disconnect();
    document.removeEventListener('visibilitychange', run);
    actor?.dispose?.();
    for (const still of stills) still.dispose();
    stage?.destroy();
  };
}

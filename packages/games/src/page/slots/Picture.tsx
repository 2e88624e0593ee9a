import { useEffect, useRef } from 'preact/hooks';

const MOST_RATIO = 2;

/** A symbol as a small picture in the page: in help, in the history. Decoration: words beside it say what it is. */
export function Picture({
  width,
  height,
  draw,
}: {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly draw: (ctx: CanvasRenderingContext2D, width: number, height: number) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const ratio = Math.min(MOST_RATIO, devicePixelRatio || 1);
    const ctx = canvas.current!.getContext('2d')!;
    canvas.current!.width = width * ratio;
    canvas.current!.height = height * ratio;
    ctx.scale(ratio, ratio);
    draw(ctx, width, height);
  }, [width, height, draw]);
  return (
    <canvas
      ref={canvas}
      class="picture"
      style={{ width: `${width}px`, height: `${height}px` }}
      aria-hidden="true"
    />
  );
}

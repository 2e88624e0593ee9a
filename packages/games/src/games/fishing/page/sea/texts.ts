import { whenIdle } from '../../../../page/kit.ts';
import { picture2d } from '../../../../page/slots/pictures.ts';
import type { Painting } from './paintings.ts';
import { paintText, textWidth } from './write.ts';

/** What is written in the water, as pictures. */
export interface Texts {
  /** @param px its letters' height, CSS pixels */
  of(text: string, px: number): Painting<HTMLCanvasElement>;
  /** Will be shown: each is painted when there is time, so that no frame has to wait for it. */
  ahead(wanted: readonly Wanted[]): void;
  dispose(): void;
}

export type Wanted = readonly [text: string, px: number];

/** So many are kept: those that come again are few. */
const KEPT = 160;

/** @param painted is given each that was painted ahead */
export function createTexts(ratio: number, painted: (picture: HTMLCanvasElement) => void): Texts {
  const known = new Map<string, Painting<HTMLCanvasElement>>();
  let coming: readonly Wanted[] = [];
  let callOff: (() => void) | undefined;

  function of(text: string, px: number): Painting<HTMLCanvasElement> {
    const key = `${px} ${text}`;
    const painting = known.get(key) ?? paint(text, px);
    known.set(key, painting);
    if (known.size > KEPT) known.delete(known.keys().next().value!);
    return painting;
  }

  function paint(text: string, px: number): Painting<HTMLCanvasElement> {
    const [width, height] = [textWidth(text, px), px * 1.6];
    const picture = picture2d(width, height, ratio, (ctx) => {
      ctx.translate(width / 2, height / 2);
      paintText(ctx, text, px);
    });
    return { picture, width, height };
  }

  function paintNext(): void {
    callOff = undefined;
    const [next, ...others] = coming;
    coming = others;
    if (!next) return;
    painted(of(...next).picture);
    wait();
  }
  function wait(): void {
    callOff ??= whenIdle(paintNext);
  }

  return {
    of,
    ahead(wanted) {
      coming = [...coming, ...wanted];
      wait();
    },
    dispose: () => callOff?.(),
  };
}

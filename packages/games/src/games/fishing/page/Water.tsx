import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Scene } from '../../../page/kit.ts';
import type { Aim } from './aim/use-aim.ts';
import type { Point } from './aim/targets.ts';
import { createWater, type WaterShow } from './sea/water.scene.ts';
import type { Waters } from './sea/waters.ts';
import { useFishingWords } from './words.ts';

/** The water, and fingers on it. The keyboard's ways are the main button, the arrows and the list of guests. */
export function Water({
  waters,
  show,
  aim,
  isFollowing,
  children,
}: {
  readonly waters: Waters;
  readonly show: WaterShow;
  readonly aim: Aim;
  readonly isFollowing: boolean;
  readonly children?: ComponentChildren;
}) {
  const words = useFishingWords();
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ aim, isFollowing, show });
  latest.current = { aim, isFollowing, show };
  const { world } = show;
  const create = useMemo(
    () =>
      createWater(waters, {
        magazine: () => latest.current.show.magazine(),
        isLit: (lamp) => latest.current.show.isLit(lamp),
        write: (multiple) => latest.current.show.write(multiple),
        multipleOf: (species) => latest.current.show.multipleOf(species),
        amounts: () => latest.current.show.amounts(),
        onReached: (joys) => latest.current.show.onReached(joys),
        world,
      }),
    [waters, world],
  );
  useEffect(() => listen(box.current!, () => latest.current), []);
  return (
    <div class="sea">
      <div ref={box} class="touch">
        <Scene label={words('waterLabel')} create={create} />
      </div>
      {children}
    </div>
  );
}

/** @returns its disposer */
function listen(
  box: HTMLElement,
  now: () => { readonly aim: Aim; readonly isFollowing: boolean },
): () => void {
  let finger: number | undefined;
  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const stop = new AbortController();
  const hear = (
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ) => box.addEventListener(name, act, { signal: stop.signal });
  function release({ pointerId }: PointerEvent): void {
    if (pointerId !== finger) return;
    finger = undefined;
    now().aim.release();
  }
  hear('pointerdown', (event) => {
    if (finger !== undefined || event.button !== 0) return;
    finger = event.pointerId;
    // What leaves the water is still this finger's.
    box.setPointerCapture?.(finger);
    now().aim.press(at(event), now().isFollowing);
  });
  hear('pointermove', (event) => {
    if (event.pointerId === finger && !now().isFollowing) now().aim.drag(at(event));
  });
  hear('pointerup', release);
  hear('pointercancel', release);
  return () => stop.abort();
}

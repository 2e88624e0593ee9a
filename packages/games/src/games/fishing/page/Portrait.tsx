import { useEffect, useRef } from 'preact/hooks';
import { useWorld } from '../../../page/kit.ts';
import type { Species } from '../rules/waters.ts';
import { portrait } from './sea/strokes.ts';

/** A guest's picture, beside its name. */
export function Portrait({ species, side }: { readonly species: Species; readonly side: number }) {
  const world = useWorld();
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const picture = portrait(species, world, side, Math.min(2, devicePixelRatio || 1));
    picture.style.width = picture.style.height = `${side}px`;
    box.current!.replaceChildren(picture);
  }, [species, world, side]);
  return <span ref={box} class="portrait" aria-hidden="true" />;
}

import { useEffect, useMemo, useRef } from 'preact/hooks';
import { createStill } from '../../../page/kit.ts';
import type { SlotSymbol } from '../rules/symbols.ts';
import { drawSymbol } from './art/symbols.ts';
import { useTheme } from './theme.ts';
import { useLinesWords } from './words.ts';

/** One symbol as this world draws it, `size` device pixels square. Decoration: the words beside it say the same. */
export function Picture({ symbol, size }: { readonly symbol: SlotSymbol; readonly size: number }) {
  const theme = useTheme();
  const words = useLinesWords();
  const drawn = useMemo(
    () => theme && drawSymbol(theme, symbol, size, { wild: words('wild'), scatter: words('scatter') }),
    [theme, symbol, size, words],
  );
  return <Mount class="picture" element={drawn} />;
}

/** The element of a picture that does not change, for {@link Mount}. */
export function useStill(canvas: HTMLCanvasElement | undefined): Element | undefined {
  const still = useMemo(() => canvas && createStill(canvas), [canvas]);
  useEffect(() => {
    still?.drawn();
    return () => still?.dispose();
  }, [still]);
  return still?.element;
}

/** A place for an element that was not made by Preact. */
export function Mount({
  element,
  ...props
}: {
  readonly element: Element | undefined;
  readonly class: string;
}) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element) box.current!.replaceChildren(element);
  }, [element]);
  return <span ref={box} class={props.class} aria-hidden="true" />;
}

import type { Box } from './layout.ts';

type Attributes = Readonly<Record<string, string>>;

/** Makes an element for what is drawn and not written: canvases and their boxes. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Puts an element that is placed by itself on a rectangle of the stage. */
export function put(element: HTMLElement, { x, y, width, height }: Box): void {
  Object.assign(element.style, {
    ...{ left: `${x}px`, top: `${y}px` },
    ...{ width: `${width}px`, height: `${height}px` },
  });
}

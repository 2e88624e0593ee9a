type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Child = Node | string | undefined;

/** Makes an element. Text is always text: there is no way to pass markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.filter((child): child is Node | string => child !== undefined));
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** An icon of 24 units, stroked in the text's colour. Hidden from assistive technology: the button has the words. */
export function icon(...paths: readonly string[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'icon');
  for (const d of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/** A button with an icon and a name that is read and shown as a tooltip. */
export function iconButton(label: string, className: string, ...paths: readonly string[]): HTMLButtonElement {
  return h(
    'button',
    { type: 'button', class: `button ${className}`, 'aria-label': label, title: label },
    icon(...paths),
  );
}

export const ICONS = {
  spin: ['M20 12a8 8 0 1 1-2.6-5.9', 'M20.5 3v4.6h-4.6'],
  minus: ['M6 12h12'],
  plus: ['M6 12h12', 'M12 6v12'],
  turbo: ['M13 3L5 13.5h6L10.5 21 19 10.5h-6.2z'],
  auto: [
    'M4 12a7 7 0 0 1 12-5l2.5 2.5',
    'M18.7 4.6v5h-5',
    'M20 12a7 7 0 0 1-12 5l-2.5-2.5',
    'M5.3 19.4v-5h5',
  ],
  stop: ['M7 7h10v10H7z'],
  soundOn: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M15.5 9a4 4 0 0 1 0 6', 'M18 6.5a8 8 0 0 1 0 11'],
  soundOff: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M16 9.5l5 5', 'M21 9.5l-5 5'],
  help: [
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
    'M9.6 9.3a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8',
    'M12 16.6v.2',
  ],
  history: ['M4 12a8 8 0 1 0 2.6-5.9', 'M3.5 3v4.6h4.6', 'M12 8v4.4l3 1.8'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  clock: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z', 'M12 7v5l3.2 2'],
} as const;

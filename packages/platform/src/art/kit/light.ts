import { n } from './path.ts';

/** Where the light stands. Every gradient, relief, rim and shadow of a picture follows the same one. */
export interface Light {
  /** Degrees clockwise from the right, towards the light: 270 is straight above. */
  azimuth: number;
  /** The visible source in the background, as a share of width and height. */
  source: readonly [number, number];
}

export const lights = {
  left: { azimuth: 225, source: [0.22, 0.14] },
  right: { azimuth: 315, source: [0.78, 0.14] },
  above: { azimuth: 270, source: [0.5, 0.08] },
  highLeft: { azimuth: 245, source: [0.36, 0.2] },
  highRight: { azimuth: 295, source: [0.66, 0.22] },
  behind: { azimuth: 268, source: [0.5, 0.4] },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof lights;

export const lightNames = Object.keys(lights) as LightName[];

/** Unit vector towards the light in the picture's plane. */
export function towards(light: Light): readonly [number, number] {
  const angle = (light.azimuth * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

/** How round an edge is, in units of the drawing: a coin's rim, a finger's curve, a ball. */
export const depths = { fine: 0.9, soft: 2.2, round: 4.6, full: 9 } as const;

export type Depth = keyof typeof depths;

/**
 * The relief filter's body: the shape's blurred alpha is read as height, and its slope along the light, found as the
 * difference of two shifted copies, becomes a glint on the near edge and a shade on the far one. The lighting filters
 * of SVG give much the same picture at four times the cost.
 */
export function reliefFilter(light: Light, depth: Depth, glint: string, shade: string): string {
  const blur = depths[depth];
  const [x, y] = towards(light);
  const reach = blur * 0.95 + 0.2;
  const tint = (colour: string, slope: string, result: string): string =>
    `<feFlood flood-color="${colour}"/><feComposite in2="${slope}" operator="in" result="${result}"/>`;
  return (
    blurPrimitives(blur, 'in="SourceAlpha"', 'result="h"') +
    `<feOffset in="h" dx="${n(x * reach)}" dy="${n(y * reach)}" result="f"/>` +
    `<feOffset in="h" dx="${n(-x * reach)}" dy="${n(-y * reach)}" result="b"/>` +
    '<feComposite in="f" in2="b" operator="arithmetic" k2="1.7" k3="-1.7" k4="-0.08" result="lit"/>' +
    '<feComposite in="b" in2="f" operator="arithmetic" k2="1.6" k3="-1.6" k4="-0.05" result="dim"/>' +
    tint(shade, 'dim', 'shade') +
    tint(glint, 'lit', 'glint') +
    '<feComposite in="shade" in2="SourceGraphic" operator="atop" result="s"/><feComposite in="glint" in2="s" operator="atop"/>'
  );
}

/** The hero's own filter: a rim of coloured light along the edge away from the key light, and a soft shadow behind. */
export function heroFilter(light: Light, rim: string, shadow: string): string {
  const [x, y] = towards(light);
  return (
    `<feOffset in="SourceAlpha" dx="${n(x * 2.1)}" dy="${n(y * 2.1)}"/>${blurPrimitives(0.9, '', 'result="o"')}` +
    `<feFlood flood-color="${rim}" flood-opacity="0.9"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="o" operator="out" result="rim"/>` +
    `<feOffset in="SourceAlpha" dx="${n(-x * 5)}" dy="${n(-y * 5 + 4)}"/>${blurPrimitives(6, '', 'result="f"')}` +
    `<feFlood flood-color="${shadow}" flood-opacity="0.75"/><feComposite in2="f" operator="in" result="shadow"/>` +
    '<feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/><feMergeNode in="rim"/></feMerge>'
  );
}

/** A blur in two passes: the renderer takes the two axes apart five times faster than both at once. */
export function blurPrimitives(amount: number, input = '', result = ''): string {
  return `<feGaussianBlur ${input} stdDeviation="${n(amount)} 0"/><feGaussianBlur stdDeviation="0 ${n(amount)}" ${result}/>`;
}

import { atLightness, lightness, mix } from './kit/colour.ts';

/** Three colours make a palette: the air behind, the hero, and the light that falls on both. */
export interface Palette {
  night: string;
  hero: string;
  light: string;
}

export const palettes = {
  ember: { night: '#6A1424', hero: '#FF7A2F', light: '#FFD873' },
  lagoon: { night: '#07566B', hero: '#22C7B8', light: '#FFE2A0' },
  amethyst: { night: '#42197A', hero: '#B45CFF', light: '#FFC6F2' },
  jade: { night: '#0B5A45', hero: '#2FD08C', light: '#F7E59A' },
  cobalt: { night: '#143A9A', hero: '#3F9CFF', light: '#BFE8FF' },
  rosewood: { night: '#741441', hero: '#FF4F86', light: '#FFD0B0' },
  sunset: { night: '#56206E', hero: '#FF8F4A', light: '#FFE07A' },
  arctic: { night: '#1F5A88', hero: '#9ADCFF', light: '#F2FBFF' },
  desert: { night: '#86421A', hero: '#F2A33A', light: '#FFEFC2' },
  forest: { night: '#1B5228', hero: '#7CC24A', light: '#F4E38A' },
  royal: { night: '#34208A', hero: '#F2B632', light: '#FFE9A8' },
  crimson: { night: '#7C0D1B', hero: '#FF3B3B', light: '#FFD27A' },
  midnight: { night: '#14265E', hero: '#F5C542', light: '#9EC5FF' },
  orchid: { night: '#6A1A70', hero: '#FF6BD0', light: '#B9F3FF' },
  copper: { night: '#4E2C1B', hero: '#E0803F', light: '#9FF0E0' },
  mint: { night: '#0F6465', hero: '#7FF0C2', light: '#FFF1B8' },
  ultramarine: { night: '#1F25A8', hero: '#FF5F4D', light: '#FFD9C0' },
  plum: { night: '#501452', hero: '#FFB13B', light: '#FF8FBC' },
  slate: { night: '#33425A', hero: '#FF5E3A', light: '#BFD6F2' },
  lime: { night: '#2C5C17', hero: '#C6F03A', light: '#FFF6B0' },
  peacock: { night: '#0C4C7C', hero: '#12C29B', light: '#F5C95A' },
  sakura: { night: '#8A345C', hero: '#FFA6C4', light: '#FFF0E0' },
  abyss: { night: '#05304F', hero: '#2EE6E6', light: '#8BFFB5' },
  volcano: { night: '#3E1412', hero: '#FF4A1C', light: '#FFC23D' },
  indigo: { night: '#2C236E', hero: '#6F7BFF', light: '#8CFFE4' },
  honey: { night: '#7A4C0A', hero: '#FFC021', light: '#FFF0C0' },
  reef: { night: '#0E5C68', hero: '#FF7E9D', light: '#FFE6C8' },
  noir: { night: '#26262E', hero: '#E8C98A', light: '#FFF8E8' },
  petrol: { night: '#123B45', hero: '#FFA12E', light: '#9BEAF2' },
  wine: { night: '#571027', hero: '#D9B36A', light: '#FFE3EA' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

export const paletteNames = Object.keys(palettes) as PaletteName[];

/** Five steps of one material, from the glint to the deepest shade. */
export interface Tone {
  hi: string;
  lit: string;
  base: string;
  dim: string;
  deep: string;
}

/** Every colour that one picture may use. */
export interface Ink {
  night: Tone;
  hero: Tone;
  light: Tone;
  /** Hero's counterpart: the light's hue at the hero's weight, for second materials. */
  mate: Tone;
  gold: Tone;
  steel: Tone;
  ivory: Tone;
  coal: Tone;
  ruby: Tone;
  leaf: Tone;
  wood: Tone;
  sky: Tone;
}

/** Shade a colour into a material; shadows lean to `shadow`, glints to `glint`, as they do in one room. */
export function toneOf(base: string, shadow: string, glint: string): Tone {
  const l = lightness(base);
  return {
    hi: mix(atLightness(base, Math.min(0.97, l + 0.28), 0.55), glint, 0.35),
    lit: mix(atLightness(base, Math.min(0.92, l + 0.12), 1), glint, 0.12),
    base,
    dim: mix(atLightness(base, l * 0.68, 1.02), shadow, 0.14),
    deep: mix(atLightness(base, l * 0.4, 0.9), shadow, 0.3),
  };
}

/** Gold by hand: its shadows turn to brown-red rather than to grey, which no shading rule gets right. */
const goldUnder = (light: string): Tone => ({
  hi: mix('#FFF6C8', light, 0.25),
  lit: mix('#FFDD66', light, 0.1),
  base: '#F7AE1C',
  dim: '#B9650C',
  deep: '#662D07',
});

/** The full set of materials under one palette's light. */
export function inkOf(name: PaletteName): Ink {
  const { night, hero, light } = palettes[name];
  const shadow = atLightness(night, 0.16, 0.8);
  const tone = (base: string, tint = 0): Tone => toneOf(mix(base, hero, tint), shadow, light);
  return {
    night: {
      hi: mix(atLightness(night, 0.78, 0.9), light, 0.3),
      lit: mix(atLightness(night, 0.58, 1.1), light, 0.08),
      base: atLightness(night, 0.42, 1.1),
      dim: atLightness(night, 0.28, 0.95),
      deep: atLightness(night, 0.15, 0.7),
    },
    hero: tone(hero),
    light: tone(light),
    mate: tone(atLightness(light, 0.66, 1.9)),
    gold: goldUnder(light),
    steel: tone('#9FB0C6', 0.06),
    ivory: tone('#F3E9D6', 0.04),
    coal: tone('#333747', 0.06),
    ruby: tone('#E0314B'),
    leaf: tone('#3FA34D', 0.05),
    wood: tone('#8F5A34', 0.05),
    sky: tone('#3D8BFF'),
  };
}

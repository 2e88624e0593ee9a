import { BASE_Z_INDEX, DESKTOP_MIN_WIDTH_PX } from '@tessera/domain';

/**
 * Typed names of the custom properties in `styles/*.css`, for use in emotion styles:
 * `background: ${color.card}` → `background: var(--color-card)`. A theme changes the values, never the names.
 */
export const color = {
  /** Surfaces from back to front: page, base (bars, inputs), card (and dialogs), raised (menus, toasts). */
  page: 'var(--color-page)',
  base: 'var(--color-base)',
  card: 'var(--color-card)',
  raised: 'var(--color-raised)',
  /** Background of secondary buttons and of tiles without an image. */
  fill: 'var(--color-fill)',
  line: 'var(--color-line)',
  lineStrong: 'var(--color-line-strong)',
  /** Border of inputs and checkboxes: 3:1 on every surface. */
  control: 'var(--color-control)',
  text: 'var(--color-text)',
  muted: 'var(--color-muted)',
  /** For non-text: disabled icons, dots. */
  faint: 'var(--color-faint)',
  /** The main action. `accentText` is the same colour, readable as text. */
  accent: 'var(--color-accent)',
  accentHover: 'var(--color-accent-hover)',
  onAccent: 'var(--color-on-accent)',
  accentText: 'var(--color-accent-text)',
  /** Credits and success. */
  positive: 'var(--color-positive)',
  negative: 'var(--color-negative)',
  onNegative: 'var(--color-on-negative)',
  info: 'var(--color-info)',
  focus: 'var(--color-focus)',
  backdrop: 'var(--color-backdrop)',
  /** Dark in every theme, between an image and text on it. */
  scrim: 'var(--color-scrim)',
  onArt: 'var(--color-on-art)',
  /** For icons on images: a heart, a flame; a spark. */
  onArtWarm: 'var(--color-on-art-warm)',
  onArtCool: 'var(--color-on-art-cool)',
} as const;

export const font = { text: 'var(--font-text)', display: 'var(--font-display)' } as const;

/** Type scale, by its size in px at the default root size. */
export const text = {
  12: 'var(--text-12)',
  14: 'var(--text-14)',
  16: 'var(--text-16)',
  20: 'var(--text-20)',
  28: 'var(--text-28)',
  40: 'var(--text-40)',
  56: 'var(--text-56)',
} as const;
export type TextSize = keyof typeof text;

export const leading = {
  tight: 'var(--leading-tight)',
  snug: 'var(--leading-snug)',
  text: 'var(--leading-text)',
} as const;

/** Letter-spacing of display type; zero in scripts that it would break. */
export const trackingDisplay = 'var(--tracking-display)';

/** Spacing scale in px. */
export const space = {
  4: 'var(--space-4)',
  8: 'var(--space-8)',
  12: 'var(--space-12)',
  16: 'var(--space-16)',
  24: 'var(--space-24)',
  32: 'var(--space-32)',
  48: 'var(--space-48)',
  64: 'var(--space-64)',
} as const;
export type SpaceStep = keyof typeof space;

export const radius = {
  8: 'var(--radius-8)',
  12: 'var(--radius-12)',
  20: 'var(--radius-20)',
  full: 'var(--radius-full)',
} as const;

export const shadow = { 1: 'var(--shadow-1)', 2: 'var(--shadow-2)', 3: 'var(--shadow-3)' } as const;

export const motion = {
  /** Press and hover, 120 ms. */
  press: 'var(--motion-press)',
  /** An element enters or leaves, 200 ms. */
  enter: 'var(--motion-enter)',
  /** A page or a sheet, 320 ms. */
  page: 'var(--motion-page)',
  ease: 'var(--ease-out)',
  pressScale: 'var(--press-scale)',
  /** 1, or 0 with reduced motion. Multiply every distance by it. */
  travel: 'var(--travel)',
} as const;

export const size = {
  control: 'var(--control-height)',
  controlSmall: 'var(--control-height-small)',
  controlLarge: 'var(--control-height-large)',
  /** Between tiles of a shelf or a grid. */
  tileGap: 'var(--tile-gap)',
  /** Between shelves. */
  shelfGap: 'var(--shelf-gap)',
  /** The cut corner of a tile. */
  cut: 'var(--cut)',
  /** Side padding of the page's content. */
  gutter: 'var(--gutter)',
  contentMax: 'var(--content-max)',
  topBar: 'var(--top-bar)',
  /** 0 on desktops. */
  bottomBar: 'var(--bottom-bar)',
  /** 0 on phones. */
  rail: 'var(--rail)',
  railOpen: 'var(--rail-open)',
  /** Below the bar at the top of the window: for what is sticky in a page. */
  stickyTop: 'var(--sticky-top, 0px)',
} as const;

/** Layers, upward from the specification's base (spec §9). Dialogs are above all, in the top layer. */
export const layer = {
  sticky: BASE_Z_INDEX,
  rail: BASE_Z_INDEX + 10,
  bar: BASE_Z_INDEX + 20,
  float: BASE_Z_INDEX + 30,
  menu: BASE_Z_INDEX + 40,
  toast: BASE_Z_INDEX + 50,
} as const;

/** Media queries for emotion styles: `${media.desktop} { … }`. */
export const media = {
  desktop: `@media (min-width: ${DESKTOP_MIN_WIDTH_PX}px)`,
  phone: `@media (max-width: ${DESKTOP_MIN_WIDTH_PX - 0.02}px)`,
  /** A hovering pointer. Never hide anything behind hover that touch users need. */
  hover: '@media (hover: hover) and (pointer: fine)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** The durations of {@link motion}, for effects. */
export const PAGE_MS = 320;
export const COUNT_UP_MS = 400;

import type { CompositionName } from './composition.ts';
import type { HaloName } from './halos.ts';
import type { LightName } from './kit/light.ts';
import type { MotifName } from './motifs/motifs.ts';
import type { PaletteName } from './palettes.ts';
import type { SceneName } from './scenes/scenes.ts';

/** A picture without lettering: the page sets its own words on the dark side. */
export interface SceneSpec {
  motif: MotifName;
  /** Smaller figures beside the hero. */
  guests: readonly MotifName[];
  scene: SceneName;
  palette: PaletteName;
  light: LightName;
  halo: HaloName;
  composition: CompositionName;
}

/** Hero banners of the lobby, in showing order. */
export const banners = {
  tigerGate: {
    motif: 'tiger',
    guests: ['lantern', 'coins'],
    scene: 'shrine',
    palette: 'crimson',
    light: 'left',
    halo: 'burst',
    composition: 'centre',
  },
  deepCourt: {
    motif: 'chest',
    guests: ['koi', 'reefFish'],
    scene: 'underwater',
    palette: 'lagoon',
    light: 'above',
    halo: 'glow',
    composition: 'centre',
  },
  wheelNight: {
    motif: 'roulette',
    guests: ['cards', 'chips'],
    scene: 'salon',
    palette: 'jade',
    light: 'highLeft',
    halo: 'none',
    composition: 'leanLeft',
  },
  matchDay: {
    motif: 'football',
    guests: ['trophy', 'cricket'],
    scene: 'stadium',
    palette: 'cobalt',
    light: 'highRight',
    halo: 'stars',
    composition: 'centre',
  },
  liftOff: {
    motif: 'rocket',
    guests: ['astronaut', 'comet'],
    scene: 'cosmos',
    palette: 'amethyst',
    light: 'right',
    halo: 'rings',
    composition: 'leanRight',
  },
  phoenixHour: {
    motif: 'phoenix',
    guests: ['pyramid', 'scarab'],
    scene: 'dunes',
    palette: 'sunset',
    light: 'behind',
    halo: 'mandala',
    composition: 'centre',
  },
  arenaLive: {
    motif: 'mech',
    guests: ['headset', 'gamepad'],
    scene: 'circuit',
    palette: 'orchid',
    light: 'left',
    halo: 'hexes',
    composition: 'centre',
  },
} as const satisfies Record<string, SceneSpec>;

export type BannerName = keyof typeof banners;

export const bannerNames = Object.keys(banners) as BannerName[];

/** Promotion tiles, 16:9. */
export const promotions = {
  welcome: {
    motif: 'chest',
    guests: ['gem', 'coins'],
    scene: 'pillars',
    palette: 'royal',
    light: 'above',
    halo: 'burst',
    composition: 'centre',
  },
  cashback: {
    motif: 'coins',
    guests: ['gem'],
    scene: 'salon',
    palette: 'petrol',
    light: 'left',
    halo: 'rings',
    composition: 'centre',
  },
  tournament: {
    motif: 'trophy',
    guests: ['medal', 'swords'],
    scene: 'theatre',
    palette: 'wine',
    light: 'highRight',
    halo: 'mandala',
    composition: 'centre',
  },
  freeRounds: {
    motif: 'moneyWheel',
    guests: ['cherries', 'seven'],
    scene: 'circuit',
    palette: 'plum',
    light: 'right',
    halo: 'glow',
    composition: 'leanRight',
  },
  matchBoost: {
    motif: 'football',
    guests: ['basketball', 'tennis'],
    scene: 'stadium',
    palette: 'forest',
    light: 'highLeft',
    halo: 'stars',
    composition: 'centre',
  },
  friends: {
    motif: 'lantern',
    guests: ['lantern', 'lotus'],
    scene: 'shrine',
    palette: 'sakura',
    light: 'behind',
    halo: 'crescent',
    composition: 'trio',
  },
  weeklyDraw: {
    motif: 'drawGlobe',
    guests: ['ticket', 'balls'],
    scene: 'heavens',
    palette: 'indigo',
    light: 'above',
    halo: 'tiles',
    composition: 'centre',
  },
  loyalty: {
    motif: 'crown',
    guests: ['gem', 'medal'],
    scene: 'cavern',
    palette: 'amethyst',
    light: 'left',
    halo: 'medallion',
    composition: 'centre',
  },
} as const satisfies Record<string, SceneSpec>;

export type PromotionName = keyof typeof promotions;

export const promotionNames = Object.keys(promotions) as PromotionName[];

import { banners, promotions, type BannerName, type PromotionName } from '../art/banner.specs.ts';
import type { CoverSpec } from '../art/cover.types.ts';
import { channels, toHex } from '../art/kit/colour.ts';
import { inkOf, palettes, type PaletteName } from '../art/palettes.ts';
import type { SymbolSpec } from '../art/symbol.ts';
import { MARK_TINT, type PicturePlan } from './images.ts';

/**
 * How much of a picture's air, hero and light its mean colour holds: fitted to the three hundred drawn covers, whose
 * mean it meets to 0.06 in OKLab (a plainly other colour is 0.1 away).
 */
const SHARES = { air: 0.25, hero: 0.12, light: 0.35 } as const;

/** The colour that a picture will have, before it is drawn: `#rrggbb`, from its palette alone. */
export function expectedColour({ picture, spec }: PicturePlan): string {
  switch (picture.kind) {
    case 'mark':
      return MARK_TINT[picture.ground];
    case 'cover':
      return colourOf((spec as CoverSpec).palette);
    case 'symbol':
      return palettes[(spec as SymbolSpec).palette].hero;
    case 'banner':
      return colourOf(banners[picture.key as BannerName].palette);
    case 'promotion':
      return colourOf(promotions[picture.key as PromotionName].palette);
  }
}

const known = new Map<PaletteName, string>();

function colourOf(palette: PaletteName): string {
  const before = known.get(palette);
  if (before !== undefined) return before;
  const { night, hero, light } = inkOf(palette);
  const parts = [
    { share: SHARES.air, rgb: channels(night.base) },
    { share: SHARES.hero, rgb: channels(hero.base) },
    { share: SHARES.light, rgb: channels(light.base) },
  ];
  const sum = (index: 0 | 1 | 2) => parts.reduce((total, { share, rgb }) => total + share * rgb[index], 0);
  const colour = toHex([sum(0), sum(1), sum(2)]);
  known.set(palette, colour);
  return colour;
}

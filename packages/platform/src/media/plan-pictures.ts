import { createHash } from 'node:crypto';
import {
  bannerNames,
  catalogue,
  coverFor,
  coverSizes,
  promotionNames,
  providers,
  SYMBOL_PIXELS,
  symbolOf,
} from '../art/index.ts';
import { hashOfArt } from './art-hash.ts';
import type { Picture, PicturePlan, Size } from './images.ts';

const BANNER_SIZES = {
  desktop: [size(840, 280), size(1680, 560)],
  phone: [size(390, 260), size(780, 520)],
} as const;
const PROMOTION_SIZES = [size(480, 270), size(960, 540)];
const MARK_SIZES = [size(96, 96)];
const SYMBOL_SIZES = [size(SYMBOL_PIXELS, SYMBOL_PIXELS)];

function size(width: number, height: number): Size {
  return { width, height };
}

/** What the site shows first comes first. */
export function planPictures(): PicturePlan[] {
  const source = hashOfArt();
  return [...markPlans(), ...bannerPlans(), ...promotionPlans(), ...gamePlans()].map((plan) => ({
    ...plan,
    stamp: createHash('sha256')
      .update(`${source} ${JSON.stringify([plan.picture, plan.spec, plan.sizes])}`)
      .digest('hex')
      .slice(0, 12),
  }));
}

type Unstamped = Omit<PicturePlan, 'stamp'>;

/** Covers, and after them the symbols that the games show inside. */
function gamePlans(): Unstamped[] {
  const covers = [...coverFor(catalogue)].map(([id, spec]) => ({ key: String(id), spec }));
  return [
    ...covers.map(({ key, spec }) => ({
      picture: { kind: 'cover', key } as const,
      spec,
      sizes: coverSizes[spec.shape],
      format: 'avif' as const,
    })),
    ...covers.map(({ key, spec }) => ({
      picture: { kind: 'symbol', key } as const,
      spec: symbolOf(spec),
      sizes: SYMBOL_SIZES,
      format: 'svg' as const,
    })),
  ];
}

function bannerPlans(): Unstamped[] {
  const crops = ['desktop', 'phone'] as const;
  return bannerNames.flatMap((key) =>
    crops.map((crop) => {
      const picture: Picture = { kind: 'banner', key, crop };
      return { picture, spec: null, sizes: BANNER_SIZES[crop], format: 'avif' as const };
    }),
  );
}

function promotionPlans(): Unstamped[] {
  return promotionNames.map((key) => ({
    picture: { kind: 'promotion', key },
    spec: null,
    sizes: PROMOTION_SIZES,
    format: 'avif',
  }));
}

function markPlans(): Unstamped[] {
  const grounds = ['light', 'dark'] as const;
  return providers.flatMap((provider) =>
    grounds.map((ground) => {
      const picture: Picture = { kind: 'mark', key: String(provider.id), ground };
      return { picture, spec: provider, sizes: MARK_SIZES, format: 'svg' as const };
    }),
  );
}

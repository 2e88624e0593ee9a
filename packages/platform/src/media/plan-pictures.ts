import { createHash } from 'node:crypto';
import { bannerNames, catalogue, coverFor, coverSizes, promotionNames, providers } from '../art/index.ts';
import { hashOfArt } from './art-hash.ts';
import type { Picture, PicturePlan, Size } from './images.ts';

const BANNER_SIZES = {
  desktop: [size(840, 280), size(1680, 560)],
  phone: [size(390, 260), size(780, 520)],
} as const;
const PROMOTION_SIZES = [size(480, 270), size(960, 540)];
const MARK_SIZES = [size(96, 96)];

function size(width: number, height: number): Size {
  return { width, height };
}

/** What the site shows first comes first. */
export function planPictures(): PicturePlan[] {
  const source = hashOfArt();
  return [...markPlans(), ...bannerPlans(), ...promotionPlans(), ...coverPlans()].map((plan) => ({
    ...plan,
    stamp: createHash('sha256')
      .update(`${source} ${JSON.stringify([plan.picture, plan.spec, plan.sizes])}`)
      .digest('hex')
      .slice(0, 12),
  }));
}

type Unstamped = Omit<PicturePlan, 'stamp'>;

function coverPlans(): Unstamped[] {
  return [...coverFor(catalogue)].map(([id, spec]) => ({
    picture: { kind: 'cover', key: String(id) },
    spec,
    sizes: coverSizes[spec.shape],
    format: 'avif',
  }));
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

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { bannerNames, catalogue, coverFor, coverSizes, promotionNames, providers } from '../art/index.ts';
import { pictureId, type Picture, type PicturePlan, type Size } from './images.ts';

const ART = fileURLToPath(new URL('../art', import.meta.url));
const BANNER_SIZES = {
  desktop: [size(840, 280), size(1680, 560)],
  phone: [size(390, 260), size(780, 520)],
} as const;
const PROMOTION_SIZES = [size(480, 270), size(960, 540)];
const MARK_SIZES = [size(96, 96)];

function size(width: number, height: number): Size {
  return { width, height };
}

/**
 * Every picture of the site, by its id. Casting three hundred covers so that no two look alike takes seconds: the
 * result is kept beside the pictures for as long as no line of the art changes.
 */
export async function loadPlans(directory: string): Promise<ReadonlyMap<string, PicturePlan>> {
  const file = join(directory, `plans.${hashOfSources()}.json`);
  try {
    return byId(JSON.parse(readFileSync(file, 'utf8')) as PicturePlan[]);
  } catch {
    const plans = await planInThread();
    writeFileSync(`${file}.new`, JSON.stringify(plans));
    renameSync(`${file}.new`, file);
    return byId(plans);
  }
}

/** What the site shows first comes first. */
export function planPictures(): PicturePlan[] {
  const source = hashOfSources();
  return [...markPlans(), ...bannerPlans(), ...promotionPlans(), ...coverPlans()].map((plan) => ({
    ...plan,
    stamp: createHash('sha256')
      .update(`${source} ${JSON.stringify([plan.picture, plan.spec, plan.sizes])}`)
      .digest('hex')
      .slice(0, 12),
  }));
}

const byId = (plans: readonly PicturePlan[]) => new Map(plans.map((plan) => [pictureId(plan.picture), plan]));

function planInThread(): Promise<PicturePlan[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./plans.worker.ts', import.meta.url));
    thread.once('message', (plans: PicturePlan[]) => resolve(plans));
    thread.once('error', reject);
  });
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

/** Of everything that draws: a changed line of the art gives every picture a new name. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = readdirSync(ART, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

import sharp from 'sharp';
import type { OutputInfo, Sharp } from 'sharp';
import { toHex } from './kit/colour.ts';

export interface ImageSize {
  width: number;
  height: number;
}

export interface EncodedSet {
  /** AVIF bytes, one for every size asked, in the same order. */
  images: Buffer[];
  /** `#rrggbb` to show while the image loads. */
  colour: string;
}

/** Effort 1 costs a fifth of sharp's default 4 and about 15% more bytes: a first start draws 600 images. */
const AVIF = { effort: 1, chromaSubsampling: '4:2:0' } as const;
/** A screen of twice the density hides more of the loss. */
const QUALITY = { small: 52, large: 44 } as const;
const LARGE_FROM_PX = 400_000;

interface Raster {
  pixels: Buffer;
  info: OutputInfo;
}

const SVG_DENSITY = 72;
/** Filters cost by the pixel. Three quarters, enlarged and sharpened, is not told from the full size in art this soft. */
const DRAFT_DENSITY = 54;
/** Wide banners are looked at alone and large: they are drawn at full size. */
const DRAFT_UP_TO_PX_WIDE = 1000;

async function rasterise(svg: string): Promise<Raster> {
  const asDrawn = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? 0);
  const density = asDrawn <= DRAFT_UP_TO_PX_WIDE ? DRAFT_DENSITY : SVG_DENSITY;
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, info };
}

function open({ pixels, info }: Raster): Sharp {
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function encodeRaster(raster: Raster, { width, height }: ImageSize): Promise<Buffer> {
  const quality = width * height >= LARGE_FROM_PX ? QUALITY.large : QUALITY.small;
  const resized = open(raster).resize(width, height, { fit: 'cover' });
  return (width > raster.info.width ? resized.sharpen({ sigma: 0.8 }) : resized)
    .avif({ ...AVIF, quality })
    .toBuffer();
}

/** Mean of the upper two thirds, where the art is: the scrim below is the same ink on every cover. */
async function meanColour(raster: Raster): Promise<string> {
  const { width, height } = raster.info;
  const pixel = await open(raster)
    .extract({ left: 0, top: 0, width, height: Math.round((height * 2) / 3) })
    .resize(1, 1, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return toHex([pixel[0] ?? 0, pixel[1] ?? 0, pixel[2] ?? 0]);
}

/** One picture as AVIF at `width` by `height` pixels, cropped from the middle where the proportions differ. */
export const encode = async (svg: string, size: ImageSize): Promise<Buffer> =>
  encodeRaster(await rasterise(svg), size);

/** A placeholder colour for a picture, `#rrggbb`. */
export const dominantColour = async (svg: string): Promise<string> => meanColour(await rasterise(svg));

/** Several sizes and the placeholder colour from one rendering, which is the costly part. */
export async function encodeSet(svg: string, sizes: readonly ImageSize[]): Promise<EncodedSet> {
  const raster = await rasterise(svg);
  const [colour, ...images] = await Promise.all([
    meanColour(raster),
    ...sizes.map((size) => encodeRaster(raster, size)),
  ]);
  return { images, colour };
}

/** The sizes covers are served at: plain and double density. */
export const coverSizes = {
  portrait: [
    { width: 300, height: 400 },
    { width: 600, height: 800 },
  ],
  wide: [
    { width: 480, height: 270 },
    { width: 960, height: 540 },
  ],
} as const;

import type { Image } from '@tessera/wire';

/** The pictures that the site shows, by what they show. */
export type Picture =
  | { readonly kind: 'cover'; readonly key: string }
  | { readonly kind: 'symbol'; readonly key: string }
  | { readonly kind: 'banner'; readonly key: string; readonly crop: 'desktop' | 'phone' }
  | { readonly kind: 'promotion'; readonly key: string }
  | { readonly kind: 'mark'; readonly key: string; readonly ground: 'light' | 'dark' };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One picture with everything that decides its bytes. `spec` is what the art needs to draw it. */
export interface PicturePlan {
  readonly picture: Picture;
  readonly spec: unknown;
  /** The served sizes, the smallest first. */
  readonly sizes: readonly Size[];
  readonly format: 'avif' | 'svg';
  /** Names the bytes: equal stamps, equal bytes. */
  readonly stamp: string;
}

/** Behind the marks, for themes that are light or dark. */
export const MARK_TINT = { light: '#3a4256', dark: '#222835' } as const;

export const pictureId = (picture: Picture): string =>
  [picture.kind, picture.key, 'crop' in picture && picture.crop, 'ground' in picture && picture.ground]
    .filter((part) => part !== false)
    .join('-');

/** `cover-17-300.1f09c2ab.avif`: a name for ever, since what it shows is in it. */
export const fileName = ({ picture, format, stamp }: PicturePlan, { width }: Size): string =>
  `${pictureId(picture)}-${width}.${stamp}.${format}`;

/** What the lobby knows of a picture before it has loaded. */
export function imageOf(plan: PicturePlan, colour: string): Image {
  const sources = plan.sizes.map((size) => [String(size.width), `/media/${fileName(plan, size)}`]);
  const { width, height } = plan.sizes[0] ?? { width: 0, height: 0 };
  return { sources: Object.fromEntries(sources) as Record<string, string>, width, height, colour };
}

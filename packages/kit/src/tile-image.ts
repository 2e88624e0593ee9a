import type { TileImageSource } from '@tessera/ui';
import type { Image } from '@tessera/wire';

/** Converts the wire's image to the attributes of an `<img>`. */
export function toTileImage({ sources, width, height, colour }: Image): TileImageSource {
  const byWidth = Object.entries(sources)
    .map(([px, path]) => ({ px: Number(px), path }))
    .sort((one, other) => one.px - other.px);
  return {
    src: byWidth.at(-1)?.path ?? '',
    srcSet: byWidth.length > 1 ? byWidth.map(({ px, path }) => `${path} ${px}w`).join(', ') : undefined,
    width,
    height,
    color: colour,
  };
}

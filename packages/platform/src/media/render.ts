import {
  encodeSet,
  renderBanner,
  renderCover,
  renderPromotion,
  renderProviderMark,
  renderSymbol,
  type BannerName,
  type CatalogueProvider,
  type CoverSpec,
  type PromotionName,
  type SymbolSpec,
} from '../art/index.ts';
import { palettes } from '../art/palettes.ts';
import { MARK_TINT, type PicturePlan } from './images.ts';

export interface Rendered {
  /** In the order of the plan's sizes. */
  readonly files: readonly Uint8Array[];
  /** `#rrggbb`. */
  readonly colour: string;
}

/** Draws one picture in all its sizes. */
export async function renderPicture({ picture, spec, sizes }: PicturePlan): Promise<Rendered> {
  switch (picture.kind) {
    case 'mark': {
      const svg = renderProviderMark((spec as CatalogueProvider).mark, MARK_TINT[picture.ground]);
      return { files: [Buffer.from(svg)], colour: MARK_TINT[picture.ground] };
    }
    case 'cover':
      return encoded(renderCover(spec as CoverSpec), sizes);
    case 'symbol': {
      const symbol = spec as SymbolSpec;
      return { files: [Buffer.from(renderSymbol(symbol))], colour: palettes[symbol.palette].hero };
    }
    case 'banner':
      return encoded(renderBanner(picture.key as BannerName, picture.crop), sizes);
    case 'promotion':
      return encoded(renderPromotion(picture.key as PromotionName), sizes);
  }
}

async function encoded(svg: string, sizes: PicturePlan['sizes']): Promise<Rendered> {
  const { images, colour } = await encodeSet(svg, sizes);
  return { files: images, colour };
}

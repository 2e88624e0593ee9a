/** Cover art: deterministic pictures for games, banners, promotions and providers, and the catalogue they illustrate. */
export type { ArtGame, CoverSpec, Hall, Shape } from './cover.types.ts';
export { chooseCover, coverFor, shapeOf } from './cast/casting.ts';
export { renderCover } from './cover.ts';
export type { SymbolSpec } from './symbol.ts';
export { renderSymbol, SYMBOL_PIXELS, symbolOf } from './symbol.ts';
export type { BannerCrop } from './banner.ts';
export { renderBanner, renderPromotion } from './banner.ts';
export type { BannerName, PromotionName } from './banner.specs.ts';
export { bannerNames, promotionNames } from './banner.specs.ts';
export type { MarkName } from './marks.ts';
export { markNames, renderProviderMark } from './marks.ts';
export type { EncodedSet, ImageSize } from './encode.ts';
export { coverSizes, dominantColour, encode, encodeSet } from './encode.ts';
export type { CatalogueGame, CatalogueProvider } from './catalogue/catalogue.ts';
export { catalogue, providers } from './catalogue/catalogue.ts';

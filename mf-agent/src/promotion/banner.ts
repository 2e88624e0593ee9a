/** A banner's size in px, as advertising spaces have them. */
export interface BannerSize {
  readonly width: number;
  readonly height: number;
}

/** The spaces that most sites offer: leaderboard, rectangle, and the phone's line. */
export const BANNER_SIZES: readonly BannerSize[] = [
  { width: 728, height: 90 },
  { width: 300, height: 250 },
  { width: 320, height: 50 },
];

interface BannerTexts {
  readonly site: string;
  /** What the visitor is invited to. */
  readonly line: string;
}

const INK = '#0A0C10';
const STONE = '#171B24';
const WARM = '#F4F1EA';
const SAFFRON = '#FFB020';

/** Returns a banner as the content of an SVG file: the brand's mosaic, the site's name and one line. */
export function bannerFile({ width, height }: BannerSize, { site, line }: BannerTexts): string {
  const isFlat = width > 2 * height;
  const tile = Math.round((isFlat ? height : height / 2) * 0.24);
  const left = isFlat ? Math.round(height * 1.2) : 24;
  const name = Math.round(isFlat ? height * 0.34 : 34);
  const small = Math.round(isFlat ? height * 0.2 : 17);
  const top = isFlat ? Math.round(height * 0.48) : Math.round(height * 0.62);
  const mosaic = TILES.map(
    ([column, row, tone]) =>
      `<rect x="${12 + column * (tile + 2)}" y="${12 + row * (tile + 2)}" width="${tile}" height="${tile}" rx="${Math.round(tile / 5)}" fill="${tone}"/>`,
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${INK}"/>${mosaic}` +
    `<g font-family="system-ui, sans-serif" fill="${WARM}"><text x="${left}" y="${top}" font-size="${name}" font-weight="700">${escaped(site)}</text>` +
    `<text x="${left}" y="${top + Math.round(small * 1.5)}" font-size="${small}" fill="${SAFFRON}">${escaped(line)}</text></g></svg>`
  );
}

/** The brand's T: column, row and colour of each tile. */
const TILES = [
  [0, 0, WARM],
  [1, 0, WARM],
  [2, 0, SAFFRON],
  [0, 1, STONE],
  [1, 1, WARM],
  [2, 1, STONE],
  [0, 2, STONE],
  [1, 2, WARM],
  [2, 2, STONE],
] as const;

/** Returns an SVG file as an address. */
export const fileAddress = (file: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(file)}`;

/** Returns the HTML that shows the banner on another site and leads to the link. */
export function bannerCode(url: string, size: BannerSize, texts: BannerTexts): string {
  const alt = escaped(`${texts.site}: ${texts.line}`);
  const picture = `<img src="${fileAddress(bannerFile(size, texts))}" width="${size.width}" height="${size.height}" alt="${alt}" style="border:0">`;
  return `<a href="${escaped(url)}" target="_blank" rel="noopener sponsored">${picture}</a>`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

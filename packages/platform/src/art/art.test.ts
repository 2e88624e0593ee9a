import sharp from 'sharp';
import { bannerNames, promotionNames } from './banner.specs.ts';
import { renderBanner, renderPromotion } from './banner.ts';
import { coverFor } from './cast/casting.ts';
import { catalogue, providers } from './catalogue/catalogue.ts';
import { renderCover } from './cover.ts';
import type { CoverSpec } from './cover.types.ts';
import { contourContrast, titleContrast } from './contrast.fixture.ts';
import { coverSizes, encode, encodeSet } from './encode.ts';
import { renderGround } from './ground.fixture.ts';
import { luminance, toHex } from './kit/colour.ts';
import { faceNames } from './lettering/faces.ts';
import { titleStops, treatmentNames } from './lettering/treatments.ts';
import { motifNames } from './motifs/motifs.ts';
import { inkOf, paletteNames } from './palettes.ts';
import { unlikeness } from './unlikeness.fixture.ts';

const covers = coverFor(catalogue);
const specs = catalogue.map((game) => covers.get(game.id) as CoverSpec);
const sample = specs.filter((_, i) => i % 60 === 7);

describe('the catalogue', () => {
  it('has 300 games with titles of their own, by twelve providers', () => {
    expect(new Set(catalogue.map((game) => game.title)).size).toBe(300);
    expect(new Set(catalogue.map((game) => game.providerId)).size).toBe(providers.length);
    expect(providers).toHaveLength(12);
  });

  it('spreads a dozen crash games over the halls', () => {
    const crash = catalogue.filter((game) => game.kind === 'crash');
    expect(crash.length).toBeGreaterThanOrEqual(12);
    expect(new Set(crash.map((game) => game.hall)).size).toBeGreaterThan(2);
  });
});

describe('casting', () => {
  it('is the same every time', () => {
    expect([...coverFor(catalogue)]).toEqual([...covers]);
  });

  it('has at least 40 motifs, 24 palettes and 12 faces, and uses every one', () => {
    const used = (key: keyof CoverSpec): Set<unknown> => new Set(specs.map((spec) => spec[key]));
    expect(motifNames.length).toBeGreaterThanOrEqual(40);
    expect(paletteNames.length).toBeGreaterThanOrEqual(24);
    expect(faceNames.length).toBeGreaterThanOrEqual(12);
    expect([...used('motif')].sort()).toEqual([...motifNames].sort());
    expect(used('palette').size).toBe(paletteNames.length);
    expect(used('lettering').size).toBe(faceNames.length);
    expect(used('treatment').size).toBe(treatmentNames.length);
  });

  it('never sets two covers side by side, or one above the other in a row of six, that look like a recolouring', () => {
    const twins = specs.flatMap((spec, i) =>
      [1, 2, 5, 6, 7].flatMap((back) => {
        const other = specs[i - back];
        return other !== undefined && unlikeness(spec, other) < (back === 1 ? 5 : 4)
          ? [[other.title, spec.title]]
          : [];
      }),
    );
    expect(twins).toEqual([]);
  });

  it('gives one motif another palette, place or pose every time it returns', () => {
    const twins = specs.flatMap((spec, i) =>
      specs
        .slice(0, i)
        .filter((earlier) => earlier.motif === spec.motif && unlikeness(spec, earlier) < 3)
        .map((earlier) => [earlier.title, spec.title]),
    );
    expect(twins).toEqual([]);
  });
});

describe('a cover', () => {
  it('is the same bytes for the same spec, and needs neither fonts nor network', () => {
    for (const spec of sample) {
      const svg = renderCover(spec);
      expect(renderCover(structuredClone(spec))).toBe(svg);
      expect(svg).not.toMatch(/<text|<image|href=|NaN|undefined/);
    }
  });

  it('is drawn without a bad number in every motif', () => {
    for (const motif of motifNames) {
      expect(renderCover({ ...(specs[0] as CoverSpec), motif })).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('letters its title in colours that pass 7:1 on their contour, under every palette', () => {
    for (const palette of paletteNames) {
      for (const treatment of treatmentNames)
        expect(contourContrast(treatment, inkOf(palette))).toBeGreaterThan(7);
    }
  });

  it('passes 4.5:1 wherever the title stands, on whatever art lies below', () => {
    for (const spec of specs) expect(titleContrast(spec)).toBeGreaterThan(4.5);
  });

  it('passes 4.5:1 against the pixels that its title stands on', async () => {
    for (const spec of sample) {
      const { svg, bounds } = renderGround(spec);
      const { data } = await sharp(Buffer.from(svg))
        .removeAlpha()
        .extract({
          left: Math.round(bounds.x),
          top: Math.round(bounds.y),
          width: Math.round(bounds.width),
          height: Math.round(bounds.height),
        })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const ground = Array.from({ length: data.length / 3 }, (_, i) => [
        ...data.subarray(i * 3, i * 3 + 3),
      ]).map(([red = 0, green = 0, blue = 0]) => luminance(toHex([red, green, blue])));
      // The contour and the shadow cover specks of light; what counts is the ground as a whole.
      const bright = ground.sort((x, y) => x - y)[Math.floor(ground.length * 0.98)] ?? 1;
      const lettering = Math.min(
        ...titleStops(spec.treatment, inkOf(spec.palette)).map(([, colour]) => luminance(colour)),
      );
      expect((lettering + 0.05) / (bright + 0.05)).toBeGreaterThan(4.5);
    }
  });
});

describe('encoding', () => {
  it('stays under 18 kB at the plain size, on a sample', async () => {
    for (const spec of sample) {
      const { images, colour } = await encodeSet(renderCover(spec), coverSizes[spec.shape]);
      expect(images[0]?.length).toBeLessThan(18_000);
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('gives the size asked for', async () => {
    const image = await encode(renderCover(specs[0] as CoverSpec), { width: 150, height: 200 });
    expect(await sharp(image).metadata()).toMatchObject({ width: 150, height: 200, format: 'heif' });
  });
});

describe('banners and promotions', () => {
  it('come in at least six designs each, without lettering', () => {
    expect(bannerNames.length).toBeGreaterThanOrEqual(6);
    expect(promotionNames.length).toBeGreaterThanOrEqual(6);
    for (const name of bannerNames) {
      expect(renderBanner(name, 'desktop')).toMatch(/width="1680" height="560"/);
      expect(renderBanner(name, 'phone')).toMatch(/width="780" height="520"/);
    }
    for (const name of promotionNames) expect(renderPromotion(name)).toMatch(/width="960" height="540"/);
  });
});

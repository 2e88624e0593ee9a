/**
 * A contact sheet of the art, for people to look at.
 *
 *   node packages/platform/src/art/sheet.ts --out sheet.png [--what covers|banners|promotions|marks] [--hall slot]
 *     [--from 0] [--count 60] [--columns 10] [--width 150] [--title "Ashen Wyrm"]
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { bannerNames, promotionNames } from './banner.specs.ts';
import { renderBanner, renderPromotion } from './banner.ts';
import { coverFor } from './cast/casting.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { renderCover } from './cover.ts';
import { markNames, renderProviderMark } from './marks.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'sheet.png' },
    what: { type: 'string', default: 'covers' },
    hall: { type: 'string' },
    title: { type: 'string' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '300' },
    columns: { type: 'string', default: '10' },
    width: { type: 'string', default: '150' },
  },
});

function pictures(): { svg: string; aspect: number }[] {
  switch (values.what) {
    case 'banners':
      return bannerNames.flatMap((name) => [
        { svg: renderBanner(name, 'desktop'), aspect: 3 },
        { svg: renderBanner(name, 'phone'), aspect: 1.5 },
      ]);
    case 'promotions':
      return promotionNames.map((name) => ({ svg: renderPromotion(name), aspect: 16 / 9 }));
    case 'marks':
      return markNames.map((name) => ({ svg: renderProviderMark(name), aspect: 1 }));
    case 'covers': {
      const covers = coverFor(catalogue);
      return catalogue
        .filter(
          (game) =>
            (values.hall === undefined || game.hall === values.hall) &&
            (values.title === undefined || game.title === values.title),
        )
        .slice(Number(values.from), Number(values.from) + Number(values.count))
        .flatMap((game) => {
          const spec = covers.get(game.id);
          return spec === undefined
            ? []
            : [{ svg: renderCover(spec), aspect: spec.shape === 'wide' ? 16 / 9 : 3 / 4 }];
        });
    }
    default:
      throw new Error(`sheet: --what ${values.what} is unknown; use covers, banners, promotions or marks`);
  }
}

const GAP_PX = 8;
const started = performance.now();
const cell = Number(values.width);
const columns = Number(values.columns);
const all = pictures();
const tallest = Math.max(...all.map(({ aspect }) => cell / aspect));
const images = await Promise.all(
  all.map(async ({ svg, aspect }, i) => ({
    input: await sharp(Buffer.from(svg))
      .resize(cell, Math.round(cell / aspect))
      .png({ compressionLevel: 1 })
      .toBuffer(),
    left: (i % columns) * (cell + GAP_PX) + GAP_PX,
    top: Math.round(Math.floor(i / columns) * (tallest + GAP_PX) + GAP_PX),
  })),
);
const across = Math.min(columns, all.length);
await sharp({
  create: {
    width: across * (cell + GAP_PX) + GAP_PX,
    height: Math.round(Math.ceil(all.length / columns) * (tallest + GAP_PX) + GAP_PX),
    channels: 3,
    background: '#0A0C10',
  },
})
  .composite(images)
  .png({ compressionLevel: 6 })
  .toFile(values.out);
process.stdout.write(
  `${all.length} pictures in ${Math.round(performance.now() - started)} ms: ${values.out}\n`,
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the tile of light is called in each language. */
const TILE: Readonly<Record<string, RegExp>> = {
  bn_BD: /টালি/,
  en_US: /tile/i,
  hi_IN: /टुकड़/,
  ja_JP: /タイル/,
  ko_KR: /조각/,
  my_MM: /အလင်းပြား/,
  ta_IN: /ஓடு/,
  th_TH: /แผ่น/,
  vi_VN: /mảnh/i,
  zh_CN: /砖/,
  zh_TW: /磚/,
};

test.each(Object.entries(TILE))(
  'no text in %s says that a tile flies: each game has its own hero',
  (language, tile) => {
    const catalogue = JSON.parse(
      readFileSync(join(__dirname, 'messages', `${language}.json`), 'utf8'),
    ) as Record<string, string>;
    expect(Object.entries(catalogue).filter(([, text]) => tile.test(text))).toEqual([]);
  },
);

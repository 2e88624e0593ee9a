import type { LocaleCode } from '@tessera/domain';
import type { LocalText } from '../../db/columns.ts';
import { pages as bn_BD } from './bn_bd.ts';
import { pages as en_US } from './en_us.ts';
import { pages as hi_IN } from './hi_in.ts';
import { pages as ja_JP } from './ja_jp.ts';
import { pages as ko_KR } from './ko_kr.ts';
import { pages as my_MM } from './my_mm.ts';
import { pages as ta_IN } from './ta_in.ts';
import { pages as th_TH } from './th_th.ts';
import { pages as vi_VN } from './vi_vn.ts';
import { pages as zh_CN } from './zh_cn.ts';
import { pages as zh_TW } from './zh_tw.ts';
import type { PageTexts } from './pages.types.ts';

const PAGES: Readonly<Record<LocaleCode, PageTexts>> = {
  zh_TW,
  zh_CN,
  en_US,
  vi_VN,
  ko_KR,
  ja_JP,
  th_TH,
  hi_IN,
  my_MM,
  ta_IN,
  bn_BD,
};

/** One text of the site's frame or help in all its languages. */
export function pageText(pick: (texts: PageTexts) => string): LocalText {
  return Object.fromEntries(Object.entries(PAGES).map(([code, texts]) => [code, pick(texts)])) as LocalText;
}

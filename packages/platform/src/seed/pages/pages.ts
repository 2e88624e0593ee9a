import type { LocaleCode } from '@tessera/domain';
import type { LocalText } from '../../db/columns.ts';
import { pages as bn_BD } from './bn-bd.ts';
import { pages as en_US } from './en-us.ts';
import { pages as hi_IN } from './hi-in.ts';
import { pages as ja_JP } from './ja-jp.ts';
import { pages as ko_KR } from './ko-kr.ts';
import { pages as my_MM } from './my-mm.ts';
import { pages as ta_IN } from './ta-in.ts';
import { pages as th_TH } from './th-th.ts';
import { pages as vi_VN } from './vi-vn.ts';
import { pages as zh_CN } from './zh-cn.ts';
import { pages as zh_TW } from './zh-tw.ts';
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

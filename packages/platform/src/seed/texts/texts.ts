import type { LocaleCode } from '@tessera/domain';
import type { LocalText } from '../../db/columns.ts';
import { texts as bn_BD } from './bn-bd.ts';
import { texts as en_US } from './en-us.ts';
import { texts as hi_IN } from './hi-in.ts';
import { texts as ja_JP } from './ja-jp.ts';
import { texts as ko_KR } from './ko-kr.ts';
import { texts as my_MM } from './my-mm.ts';
import { texts as ta_IN } from './ta-in.ts';
import { texts as th_TH } from './th-th.ts';
import type { SiteTexts } from './texts.types.ts';
import { texts as vi_VN } from './vi-vn.ts';
import { texts as zh_CN } from './zh-cn.ts';
import { texts as zh_TW } from './zh-tw.ts';

const TEXTS: Readonly<Record<LocaleCode, SiteTexts>> = {
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

/** One text of the site in all its languages. */
export function inAllLanguages(pick: (texts: SiteTexts) => string): LocalText {
  return Object.fromEntries(Object.entries(TEXTS).map(([code, texts]) => [code, pick(texts)])) as LocalText;
}

import type { LocaleCode } from '@tessera/domain';
import type { LocalText } from '../../db/columns.ts';
import { texts as bn_BD } from './bn_bd.ts';
import { texts as en_US } from './en_us.ts';
import { texts as hi_IN } from './hi_in.ts';
import { texts as ja_JP } from './ja_jp.ts';
import { texts as ko_KR } from './ko_kr.ts';
import { texts as my_MM } from './my_mm.ts';
import { texts as ta_IN } from './ta_in.ts';
import { texts as th_TH } from './th_th.ts';
import type { SiteTexts } from './texts.types.ts';
import { texts as vi_VN } from './vi_vn.ts';
import { texts as zh_CN } from './zh_cn.ts';
import { texts as zh_TW } from './zh_tw.ts';

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

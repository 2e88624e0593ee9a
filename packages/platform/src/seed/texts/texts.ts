import type { LocaleCode } from '@tessera/domain';
import type { LocalText } from '../../db/columns.ts';
import { texts as bn_BD } from './bn_BD.ts';
import { texts as en_US } from './en_US.ts';
import { texts as hi_IN } from './hi_IN.ts';
import { texts as ja_JP } from './ja_JP.ts';
import { texts as ko_KR } from './ko_KR.ts';
import { texts as my_MM } from './my_MM.ts';
import { texts as ta_IN } from './ta_IN.ts';
import { texts as th_TH } from './th_TH.ts';
import type { SiteTexts } from './texts.types.ts';
import { texts as vi_VN } from './vi_VN.ts';
import { texts as zh_CN } from './zh_CN.ts';
import { texts as zh_TW } from './zh_TW.ts';

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

import type { HelpPage } from '../help.types.ts';
import { page as bn_BD } from './bn-bd.ts';
import { page as en_US } from './en-us.ts';
import { page as hi_IN } from './hi-in.ts';
import { page as ja_JP } from './ja-jp.ts';
import { page as ko_KR } from './ko-kr.ts';
import { page as my_MM } from './my-mm.ts';
import { page as ta_IN } from './ta-in.ts';
import { page as th_TH } from './th-th.ts';
import { page as vi_VN } from './vi-vn.ts';
import { page as zh_CN } from './zh-cn.ts';
import { page as zh_TW } from './zh-tw.ts';

export const about: HelpPage = {
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

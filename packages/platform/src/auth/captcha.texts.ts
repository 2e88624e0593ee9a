import type { LocaleCode } from '@tessera/domain';
import { inLanguage, type LocalText } from '../db/columns.ts';

/** What the answer field of a picture says while it is empty. */
const PLACEHOLDER: LocalText = {
  en_US: '5 digits',
  zh_CN: '5 位数字',
  zh_TW: '5 位數字',
  vi_VN: '5 chữ số',
  ko_KR: '숫자 5자리',
  ja_JP: '数字5桁',
  th_TH: 'ตัวเลข 5 หลัก',
  hi_IN: '5 अंक',
  my_MM: 'ဂဏန်း ၅ လုံး',
  ta_IN: '5 இலக்கங்கள்',
  bn_BD: '৫টি সংখ্যা',
};

export const captchaPlaceholder = (language: LocaleCode): string => inLanguage(PLACEHOLDER, language);

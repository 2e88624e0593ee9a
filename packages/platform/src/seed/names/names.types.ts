/** One game in all languages that have a name of their own for it. */
export type NameRow = readonly [
  title: string,
  zh_CN: string,
  zh_TW: string,
  vi_VN: string,
  ko_KR: string,
  ja_JP: string,
  th_TH: string,
  hi_IN: string,
  my_MM: string,
  ta_IN: string,
  bn_BD: string,
];

import type { LocaleCode } from '@tessera/domain';
import type { LocalText } from '../../db/columns.ts';
import { pageText } from '../pages/pages.ts';
import type { HelpTopic } from '../pages/pages.types.ts';
import { escapeHtml, paragraph } from '../promotion-content.ts';
import { help as bn_BD } from './bn-bd.ts';
import { help as en_US } from './en-us.ts';
import { help as hi_IN } from './hi-in.ts';
import { help as ja_JP } from './ja-jp.ts';
import { help as ko_KR } from './ko-kr.ts';
import { help as my_MM } from './my-mm.ts';
import { help as ta_IN } from './ta-in.ts';
import { help as th_TH } from './th-th.ts';
import { help as vi_VN } from './vi-vn.ts';
import { help as zh_CN } from './zh-cn.ts';
import { help as zh_TW } from './zh-tw.ts';
import { deposits } from './deposits/deposits.ts';
import { withdrawals } from './withdrawals/withdrawals.ts';
import { privacy } from './privacy/privacy.ts';
import { responsible } from './responsible/responsible.ts';
import { terms } from './terms/terms.ts';
import { questions } from './questions/questions.ts';
import { promotions } from './promotions/promotions.ts';
import type { HelpPage, HelpSection, HelpTexts } from './help.types.ts';
import { pageHtml } from './page-html.ts';

const HELP: Readonly<Record<LocaleCode, HelpTexts>> = {
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

/** The topics that are whole pages. */
const PAGES: Partial<Record<HelpTopic, HelpPage>> = {
  6: deposits,
  7: withdrawals,
  5: privacy,
  3: responsible,
  4: terms,
  8: questions,
  17: promotions,
};

/** The page of a help topic in all languages, as an operator's editor would write it. */
export function helpContent(id: HelpTopic): LocalText {
  const leads = pageText(({ help }) => paragraph(help[id].text));
  const page = PAGES[id];
  return Object.fromEntries(
    Object.entries(HELP).map(([code, help]) => [
      code,
      leads[code as LocaleCode] +
        (page ? pageHtml(page[code as LocaleCode]) : (help[id] ?? []).map(section).join('')),
    ]),
  ) as LocalText;
}

const section = ([heading, ...items]: HelpSection): string =>
  `<h2>${escapeHtml(heading)}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

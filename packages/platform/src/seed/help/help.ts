import { LOCALE_CODES } from '@tessera/domain';
import type { LocalText } from '../../db/columns.ts';
import { pageText } from '../pages/pages.ts';
import type { HelpTopic } from '../pages/pages.types.ts';
import { paragraph } from '../promotion-content.ts';
import { about } from './about/about.ts';
import { agreement } from './agreement/agreement.ts';
import { deposits } from './deposits/deposits.ts';
import type { HelpPage } from './help.types.ts';
import { pageHtml } from './page-html.ts';
import { privacy } from './privacy/privacy.ts';
import { promotions } from './promotions/promotions.ts';
import { questions } from './questions/questions.ts';
import { responsible } from './responsible/responsible.ts';
import { terms } from './terms/terms.ts';
import { withdrawals } from './withdrawals/withdrawals.ts';

const PAGES: Readonly<Record<HelpTopic, HelpPage>> = {
  1: about,
  2: agreement,
  3: responsible,
  4: terms,
  5: privacy,
  6: deposits,
  7: withdrawals,
  8: questions,
  17: promotions,
};

/** The page of a help topic in all languages, as an operator's editor would write it. */
export function helpContent(id: HelpTopic): LocalText {
  const leads = pageText(({ help }) => paragraph(help[id].text));
  return Object.fromEntries(
    LOCALE_CODES.map((code) => [code, leads[code] + pageHtml(PAGES[id][code])]),
  ) as LocalText;
}

import type { PromotionKey, SiteTexts } from './texts/texts.types.ts';

/** A promotion's page as an operator's editor would write it. */
export function promotionContent({ promotions, terms }: SiteTexts, key: PromotionKey): string {
  const { summary, how } = promotions[key];
  const items = terms.items.map((item) => `<li>${escape(item)}</li>`).join('');
  return `<p><strong>${escape(summary)}</strong></p><p>${escape(how)}</p><h2>${escape(terms.heading)}</h2><ul>${items}</ul>`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

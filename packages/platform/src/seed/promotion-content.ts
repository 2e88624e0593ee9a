import type { PromotionKey, SiteTexts } from './texts/texts.types.ts';

/** A promotion's page as an operator's editor would write it: the summary stands above it. */
export function promotionContent({ promotions, terms }: SiteTexts, key: PromotionKey): string {
  const { how } = promotions[key];
  const items = terms.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  return `<p>${escapeHtml(how)}</p><h2>${escapeHtml(terms.heading)}</h2><ul>${items}</ul>`;
}

/** Plain text as a paragraph of HTML. */
export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** Plain text as it stands in HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

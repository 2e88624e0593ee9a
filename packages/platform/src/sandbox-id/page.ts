import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, findLocale, toLanguageTag, type LocaleCode } from '@tessera/domain';
import { escapeHtml } from '../seed/promotion-content.ts';
import { PAGE_CSS } from './page.css.ts';
import { PAGE_TEXTS, type PageTexts } from './page.texts.ts';
import { NEW_PERSON, PERSONS, type Person } from './persons.ts';

const cssHash = createHash('sha256').update(PAGE_CSS).digest('base64');

/** Nothing is loaded and no script runs; the form goes to the page itself, and on to this site's callback. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${cssHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The language that the site has asked for. */
export const languageOf = (uiLocales: unknown): LocaleCode =>
  (typeof uiLocales === 'string' ? findLocale(uiLocales) : undefined) ?? DEFAULT_LOCALE;

/** The value of the button that refuses. */
export const REFUSE = 'refuse';

/** The page on which the visitor chooses a person, or refuses. @param site that asks, as `tessera.example` */
export function choicePage(language: LocaleCode, site: string): string {
  const texts = PAGE_TEXTS[language];
  const intro = escapeHtml(texts.intro).replace('{site}', () => `<strong>${escapeHtml(site)}</strong>`);
  const known = PERSONS.map((person) => personButton(person.id, person.name, noteOf(person, texts)));
  const persons = [...known, personButton(NEW_PERSON, texts.newPerson, texts.newPersonNote)].join('');
  const refuse = `<button class="refuse" name="choice" value="${REFUSE}">${escapeHtml(texts.refuse)}</button>`;
  return page(
    language,
    `<h1>${escapeHtml(texts.title)}</h1><p>${intro}</p><form method="post">${persons}${refuse}</form>`,
  );
}

/** For a visit that is unknown or has ended. */
export function endedPage(language: LocaleCode): string {
  const texts = PAGE_TEXTS[language];
  return page(language, `<h1>${escapeHtml(texts.ended)}</h1><p>${escapeHtml(texts.endedHint)}</p>`);
}

function noteOf({ claims }: Person, texts: PageTexts): string {
  const { email, email_verified: isVerified } = claims;
  return typeof email === 'string'
    ? `${email} · ${isVerified ? texts.verified : texts.unverified}`
    : texts.noEmail;
}

const personButton = (choice: string, name: string, note: string): string =>
  `<button name="choice" value="${choice}"><strong>${escapeHtml(name)}</strong><small>${escapeHtml(note)}</small></button>`;

function page(language: LocaleCode, content: string): string {
  const texts = PAGE_TEXTS[language];
  return `<!doctype html>
<html lang="${toLanguageTag(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(texts.title)}</title><style>${PAGE_CSS}</style></head>
<body><main><div class="sandbox">${escapeHtml(texts.sandbox)}</div>${content}</main></body>
</html>
`;
}

import { readLink } from '@tessera/domain';
import { readCss } from './css.ts';
import { markup, inlineStyle } from './markup.ts';
import texts from './upgrade.texts.json' with { type: 'json' };

const CSS = readCss('upgrade.css');
/** Spec §2 Error screen: of every error but 404. */
const TITLE = 'Internal Server Error';

/**
 * The page for when nothing else can be shown (spec §2 Error screen): in Chinese and English, with the status
 * and, where it is known, the way to customer service. It needs no script and nothing from the platform.
 */
export function upgradePage(options: {
  readonly status: number;
  readonly customerServiceLink: string | null;
}): string {
  const { status, customerServiceLink } = options;
  const help = readLink(customerServiceLink);
  const helpAddress = help?.kind === 'internal' ? help.path : help?.url;
  const sections = texts.map(({ lang, title, body, retry, service }, index) => {
    const heading = index === 0 ? markup`<h1>${title}</h1>` : markup`<h2>${title}</h2>`;
    const link = helpAddress !== undefined && markup`<a href="${helpAddress}" rel="noopener">${service}</a>`;
    return markup`
      <section lang="${lang}">
        ${heading}
        <p>${body}</p>
        <nav aria-label="${title}"><a href="">${retry}</a>${link}</nav>
      </section>`;
  });
  return markup`
    <!doctype html>
    <html lang="${texts[0]?.lang}">
    <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <title>${TITLE}</title>
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
      ${inlineStyle(CSS)}
    </head>
    <body>
      <main>
        <img src="/icons/mark.svg" alt="" width="56" height="56">
        ${sections}
        <p class="code">${status} · ${TITLE}</p>
      </main>
    </body>
    </html>`.text;
}

import texts from '../pages/error/error.texts.json';

/** How the notice looks without the style engine, which has not started: over the page, in the site's colours. */
const LOOK = {
  position: 'fixed',
  insetInline: '0',
  insetBlockEnd: '0',
  zIndex: '2000',
  display: 'grid',
  gap: '16px',
  padding: '24px',
  background: 'var(--color-raised)',
  color: 'var(--color-text)',
  boxShadow: 'var(--shadow-3)',
} as const;
const BUTTON_LOOK = {
  padding: '12px 24px',
  border: '0',
  borderRadius: '12px',
  background: 'var(--color-accent)',
  color: 'var(--color-on-accent)',
  font: 'inherit',
} as const;

/**
 * Says that the page could not start, with Retry. The page that the server has rendered stays readable below it. The texts
 * are those of the error screen (spec §2), because the page's own language may be what was lost.
 * @param retry loads the page again
 */
export function showFailedStart(page: Document, retry: () => void): void {
  const notice = page.createElement('div');
  notice.setAttribute('role', 'alert');
  Object.assign(notice.style, LOOK);
  for (const { lang, title, body, retry: label } of texts.failed) {
    const section = page.createElement('section');
    section.lang = lang;
    const heading = page.createElement('h2');
    heading.textContent = title;
    const words = page.createElement('p');
    words.textContent = body;
    const button = page.createElement('button');
    button.type = 'button';
    button.textContent = label;
    Object.assign(button.style, BUTTON_LOOK);
    button.addEventListener('click', retry);
    section.append(heading, words, button);
    notice.append(section);
  }
  page.body.append(notice);
}

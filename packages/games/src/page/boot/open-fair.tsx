import { render } from 'preact';
import { FairPage } from '../fair/FairPage.tsx';
import { browserLocale, createWords, loadFrameCatalogue } from '../services/words.ts';

/** The fairness page, in the browser's language: it belongs to no session. */
export async function openFair(host: HTMLElement): Promise<void> {
  const locale = browserLocale(navigator.languages);
  const words = createWords(locale, await loadFrameCatalogue(locale));
  document.documentElement.lang = words.tag;
  document.title = words('fair');
  render(<FairPage words={words} />, host);
}

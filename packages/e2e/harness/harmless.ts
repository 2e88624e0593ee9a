import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expectNoSideways } from './fits.ts';
import { HOSTILE_CALL, OPENING, type Payload } from './hostile-html.ts';

export interface Guard {
  /** Nothing has run, no request was for another site, nothing else was opened. */
  readonly expectQuiet: () => void;
}

/**
 * Watches what hostile HTML does in any page of a context; call it before a page is loaded. What the content security policy
 * blocks is a problem of its own (harness/problems.ts).
 * @param site the only host that pages may request anything from
 */
export async function guard(context: BrowserContext, site: string): Promise<Guard> {
  const { host } = new URL(site);
  const found: string[] = [];
  await context.exposeFunction(HOSTILE_CALL, () => void found.push('a script ran'));
  const judge = (url: string) => {
    if (/^(https?|wss?):/.test(url) && new URL(url).host !== host) found.push(`a request for ${url}`);
  };
  context.on('request', (request) => judge(request.url()));
  context.on('dialog', (dialog) => {
    found.push(`a dialog "${dialog.message()}"`);
    void dialog.dismiss();
  });
  const watch = (page: Page) => {
    page.on('websocket', (socket) => judge(socket.url()));
    page.on('frameattached', (frame) => found.push(`a frame ${frame.url()}`));
    page.on('popup', (popup) => found.push(`a window ${popup.url()}`));
    page.on('download', (download) => found.push(`a download of ${download.url()}`));
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  return { expectQuiet: () => expect(found).toEqual([]) };
}

/** Finds the text that begins with the payloads' opening: its box holds all of it. */
export const hostileBox = (within: Page | Locator): Locator =>
  within.locator('p', { hasText: new RegExp(`^${OPENING}$`) }).locator('..');

/** The box shows these payloads as harmless text: all of them, of listed elements alone, and nothing outside of its edges. */
export async function expectHarmless(page: Page, box: Locator, payloads: readonly Payload[]): Promise<void> {
  await expect(box).toBeVisible();
  const { text, faults } = await box.evaluate(inspect);
  const lost = payloads.filter(({ mark }) => !text.includes(mark));
  expect(
    lost.map(({ id }) => id),
    'every payload was read',
  ).toEqual([]);
  expect(faults, 'nothing hostile is left, and nothing leaves the box').toEqual([]);
  await expectNoSideways(page);
}

/** In the page. */
function inspect(box: Element): { readonly text: string; readonly faults: readonly string[] } {
  const tags =
    'P DIV H2 H3 H4 BLOCKQUOTE UL OL LI HR TABLE THEAD TBODY TR TH TD A STRONG EM U S SMALL SUB SUP BR IMG'.split(
      ' ',
    );
  const attributes =
    'class href target rel src alt width height loading start colspan rowspan data-part'.split(' ');
  const faults = new Set<string>();
  const describe = (element: Element) => element.outerHTML.slice(0, 120);

  function judgeAddresses(element: Element): void {
    const href = element.getAttribute('href');
    const src = element.getAttribute('src');
    if (src !== null && new URL(src, document.baseURI).origin !== location.origin)
      faults.add(`foreign source: ${describe(element)}`);
    if (href === null) return;
    const { protocol, origin } = new URL(href, document.baseURI);
    if (protocol !== 'http:' && protocol !== 'https:') faults.add(`protocol: ${describe(element)}`);
    const rel = element.getAttribute('rel') ?? '';
    const opensSafely = element.getAttribute('target') === '_blank' && /noopener/.test(rel);
    if (origin !== location.origin && !opensSafely) faults.add(`foreign link: ${describe(element)}`);
  }
  function judgeMarkup(element: Element): void {
    // The house's own mark of a link to another site.
    if (element.closest('svg')) {
      if (!element.closest('a[target=_blank] > svg') || /script|\son|href/i.test(element.outerHTML))
        faults.add(`picture: ${describe(element)}`);
      return;
    }
    if (!tags.includes(element.tagName)) faults.add(`element: ${describe(element)}`);
    for (const name of element.getAttributeNames())
      if (!attributes.includes(name)) faults.add(`attribute ${name}: ${describe(element)}`);
    judgeAddresses(element);
  }
  /** The nearest ancestor that cuts off or scrolls what is wider, up to the box. */
  function frameOf(element: Element): Element {
    let frame = element.parentElement ?? box;
    while (frame !== box && getComputedStyle(frame).overflowX === 'visible')
      frame = frame.parentElement ?? box;
    return frame;
  }
  function judgePlace(element: Element): void {
    const { position } = getComputedStyle(element);
    if (position === 'fixed' || position === 'absolute' || position === 'sticky')
      faults.add(`${position}: ${describe(element)}`);
    const frame = frameOf(element);
    const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
    // Nothing of it is seen: an empty paragraph after the last line is below the box.
    if (inner.width === 0 || inner.height === 0) return;
    if (inner.left < outer.left - 1 || inner.top < outer.top - 1) faults.add(`before: ${describe(element)}`);
    // Emoji that are joined to one sign have no place for a break: the box cuts it off.
    const isOneSign = element.textContent.includes('\u200d') && getComputedStyle(box).overflowX === 'clip';
    const isScrolled = frame !== box || isOneSign;
    if (!isScrolled && inner.right > outer.right + 1) faults.add(`wider: ${describe(element)}`);
    if (!isScrolled && inner.bottom > outer.bottom + 1) faults.add(`lower: ${describe(element)}`);
  }
  for (const element of box.querySelectorAll('*')) {
    judgeMarkup(element);
    if (!element.closest('svg')) judgePlace(element);
  }
  const { left, right } = box.getBoundingClientRect();
  if (left < -1 || right > document.documentElement.clientWidth + 1)
    faults.add(`the box is from ${left} to ${right} px`);
  if (getComputedStyle(box).overflowX === 'visible' && box.scrollWidth > box.clientWidth + 1)
    faults.add(`the box scrolls: ${box.scrollWidth} of ${box.clientWidth} px`);
  return { text: box.textContent, faults: [...faults].slice(0, 20) };
}

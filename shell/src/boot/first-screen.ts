/** Digest of a part that the server leaves for the browser to render: no error, but the plan. */
export const LEFT_TO_BROWSER = 'left to the browser';

/** Where a lifted `style` attribute is named. */
const ATTRIBUTE = 'data-style';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Takes the `style` attributes out of rendered markup, since the page's policy lets none in: each is named by its
 * number, for {@link styleRules} and, in the browser, {@link applyStyles}.
 */
export function liftStyles(html: string): { readonly html: string; readonly styles: readonly string[] } {
  const numbers = new Map<string, number>();
  // Quotes in text and in other attributes are written as entities, so this form is an attribute alone.
  const lifted = html.replace(/ style="([^"]*)"/g, (_, written: string) => {
    const style = written.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` ${ATTRIBUTE}="${number}"`;
  });
  return { html: lifted, styles: [...numbers.keys()] };
}

/**
 * React begins the markup with hints for every picture that is not lazy. Those of the first importance go into the
 * head; the others are found where they stand soon enough, and would hold up what matters.
 */
export function takePreloads(html: string): { readonly preloads: string; readonly rest: string } {
  const [hints = ''] = /^(?:<link rel="preload" as="image"[^>]*\/>)*/.exec(html) ?? [];
  const first = hints.match(/<link[^>]*\bfetchPriority="high"[^>]*\/>/g) ?? [];
  return { preloads: first.join(''), rest: html.slice(hints.length) };
}

/** The rules by which lifted styles show before any script runs. */
export function styleRules(styles: readonly string[]): string {
  return styles.map((style, number) => `[${ATTRIBUTE}="${number}"]{${style}}`).join('');
}

/** Gives every element its style back, so that the page's code finds what it would have written itself. */
export function applyStyles(root: Element, styles: readonly string[]): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)) {
    element.style.cssText = styles[Number(element.getAttribute(ATTRIBUTE))] ?? '';
    element.removeAttribute(ATTRIBUTE);
  }
}

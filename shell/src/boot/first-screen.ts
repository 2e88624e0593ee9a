/** Attribute with the number of a lifted `style` attribute. */
const ATTRIBUTE = 'data-style';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Removes the `style` attributes from rendered markup, since the page's policy forbids them. Each is replaced by its
 * number, for {@link styleRules} and, in the browser, {@link applyStyles}.
 */
export function liftStyles(html: string): { readonly html: string; readonly styles: readonly string[] } {
  const numbers = new Map<string, number>();
  // Quotes in text and in other attributes are entities, so only a real attribute matches.
  const lifted = html.replace(/ style="([^"]*)"/g, (_, written: string) => {
    const style = written.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` ${ATTRIBUTE}="${number}"`;
  });
  return { html: lifted, styles: [...numbers.keys()] };
}

/**
 * Splits off React's preload hints for pictures at the start of the markup. Only those of high priority are kept for
 * the head: the others are found in the markup soon enough, and would compete with them.
 */
export function takePreloads(html: string): { readonly preloads: string; readonly rest: string } {
  const [hints = ''] = /^(?:<link rel="preload" as="image"[^>]*\/>)*/.exec(html) ?? [];
  const first = hints.match(/<link[^>]*\bfetchPriority="high"[^>]*\/>/g) ?? [];
  return { preloads: first.join(''), rest: html.slice(hints.length) };
}

/** Returns CSS rules that apply lifted styles before any script runs. */
export function styleRules(styles: readonly string[]): string {
  return styles.map((style, number) => `[${ATTRIBUTE}="${number}"]{${style}}`).join('');
}

/** Restores every element's style, so that the markup equals the client's render. */
export function applyStyles(root: Element, styles: readonly string[]): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)) {
    element.style.cssText = styles[Number(element.getAttribute(ATTRIBUTE))] ?? '';
    element.removeAttribute(ATTRIBUTE);
  }
}

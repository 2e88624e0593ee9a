/** What an evidence file says of a withdrawal. */
export interface Evidence {
  /** BCP 47, of the texts. */
  readonly language: string;
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly steps: readonly {
    readonly name: string;
    readonly time: string;
    readonly lines: readonly string[];
  }[];
  readonly note: string;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#111}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem}dt{color:#555}dd{margin:0;font-weight:600}
li{margin-block:.75rem}small{color:#555}@page{margin:2cm}`;

/** Writes a page that can be printed, without a script and without anything from elsewhere. */
export function evidencePage({ language, title, facts, steps, note }: Evidence): string {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = language;
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const style = page.createElement('style');
  style.textContent = STYLE;
  page.head.prepend(charset);
  page.head.append(style);
  // Texts become nodes: nothing of what a bank or an operator is called can become markup.
  const add = (parent: Element, name: string, text = ''): Element => {
    const element = page.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  add(page.body, 'h1', title);
  const list = add(page.body, 'dl');
  for (const { label, value } of facts) {
    add(list, 'dt', label);
    add(list, 'dd', value);
  }
  const order = add(page.body, 'ol');
  for (const { name, time, lines } of steps) {
    const item = add(order, 'li');
    add(item, 'strong', name);
    add(item, 'div', time);
    for (const line of lines) add(item, 'div', line);
  }
  add(page.body, 'small', note);
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}

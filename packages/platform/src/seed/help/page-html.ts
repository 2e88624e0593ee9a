import { escapeHtml } from '../promotion-content.ts';

/** The lines of one kind belong together: a list or a table has several. */
interface Kind {
  readonly mark: RegExp;
  readonly html: (lines: readonly string[]) => string;
}

const inEach = (tag: string, lines: readonly string[]): string =>
  lines.map((line) => `<${tag}>${escapeHtml(line)}</${tag}>`).join('');

const row = (cell: 'th' | 'td', line: string): string =>
  `<tr>${inEach(
    cell,
    line.split('|').map((text) => text.trim()),
  )}</tr>`;

const KINDS: readonly Kind[] = [
  { mark: /^## /, html: (lines) => inEach('h2', lines) },
  { mark: /^- /, html: (lines) => `<ul>${inEach('li', lines)}</ul>` },
  { mark: /^\d\. /, html: (lines) => `<ol>${inEach('li', lines)}</ol>` },
  {
    mark: /^\| /,
    html: ([head = '', ...rows]) =>
      `<table><thead>${row('th', head)}</thead><tbody>${rows.map((line) => row('td', line)).join('')}</tbody></table>`,
  },
  { mark: /^/, html: (lines) => inEach('p', lines) },
];

/**
 * Returns the HTML of a page that is written in a few marks, one line each: `## ` a heading, `- ` an item of a list, `1. ` a
 * step, `| ` a row of a table whose cells are divided by `|` (the first row names the columns), and paragraphs without a mark.
 */
export function pageHtml(page: string): string {
  const blocks: { readonly kind: Kind; readonly lines: string[] }[] = [];
  for (const line of page.split('\n').filter((text) => text.trim())) {
    const kind = KINDS.find(({ mark }) => mark.test(line));
    if (!kind) continue;
    const text = line.replace(kind.mark, '');
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(text);
    else blocks.push({ kind, lines: [text] });
  }
  return blocks.map(({ kind, lines }) => kind.html(lines)).join('');
}

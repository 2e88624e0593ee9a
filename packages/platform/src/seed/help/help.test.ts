import { LOCALE_CODES, type LocaleCode } from '@tessera/domain';
import { helpContent } from './help.ts';
import { pageHtml } from './page-html.ts';

const PAGES = [1, 2, 3, 4, 5, 6, 7, 8, 17] as const;
/** A page for a player who wants to know, not a note. */
const MIN_WORDS = 250;
/** How many characters a translation needs at least for one of English: scripts whose signs are words need few. */
const MIN_SHARE = { zh_TW: 0.3, zh_CN: 0.3, ja_JP: 0.4, ko_KR: 0.42 } as const;
const MIN_SHARE_OF_LETTERS = 0.8;

const TEXT = /<[^>]+>/g;
const textOf = (html: string) => html.replaceAll(TEXT, ' ').replaceAll(/\s+/g, ' ').trim();
const shapeOf = (html: string) => [...html.matchAll(/<(\w+)>/g)].map(([, tag]) => tag).join(' ');

describe.each(PAGES)('topic %i of the help', (id) => {
  const written = helpContent(id);
  const pages = Object.fromEntries(LOCALE_CODES.map((code) => [code, written[code] ?? ''])) as Record<
    LocaleCode,
    string
  >;

  test('is a page of at least 250 words with four headings, paragraphs and lists', () => {
    expect(textOf(pages.en_US).split(' ').length).toBeGreaterThanOrEqual(MIN_WORDS);
    expect(pages.en_US.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
    expect(pages.en_US).toMatch(/<p>/);
    expect(pages.en_US).toMatch(/<li>/);
  });

  test.each(LOCALE_CODES)(
    'has the headings, paragraphs, lists and tables of the English page in %s',
    (code) => {
      expect(shapeOf(pages[code])).toBe(shapeOf(pages.en_US));
    },
  );

  test.each(LOCALE_CODES)('is no shorter in %s', (code) => {
    const share = textOf(pages[code]).length / textOf(pages.en_US).length;
    const needed = (MIN_SHARE as Partial<Record<string, number>>)[code] ?? MIN_SHARE_OF_LETTERS;
    expect(share).toBeGreaterThanOrEqual(needed);
  });

  test.each(LOCALE_CODES.filter((code) => code !== 'en_US' && code !== 'vi_VN'))(
    'is written in the script of %s',
    (code) => {
      const text = textOf(pages[code]);
      const latin = text.match(/[a-z]/gi)?.length ?? 0;
      expect(latin / text.length).toBeLessThan(0.05);
    },
  );
});

test('lines of one kind become one list or one table, and text is escaped', () => {
  expect(pageHtml('## A & B\nText <1>\n- one\n- two\n1. first\n| h | i\n| a | b')).toBe(
    '<h2>A &amp; B</h2><p>Text &lt;1&gt;</p><ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>' +
      '<table><thead><tr><th>h</th><th>i</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  );
});

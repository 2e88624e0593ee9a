import { csvLine } from './csv.ts';

test.each([
  [['plain', '', '12.50', '-3.00'], 'plain,,12.50,-3.00\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '+1', '@SUM(A1)', '\ttab'], "'=1+1,'+1,'@SUM(A1),'\ttab\r\n"],
  [['-2+3+cmd|x', '-', '\uFF1D1'], "'-2+3+cmd|x,'-,'\uFF1D1\r\n"],
  [['=HYPERLINK("http://a","b")'], '"\'=HYPERLINK(""http://a"",""b"")"\r\n'],
])('writes %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

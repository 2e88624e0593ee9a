import { latinDigits, plainLine, plainNumber } from './digits.ts';

test.each([
  ['१२३४', '1234', 'Devanagari'],
  ['১২৩৪', '1234', 'Bengali'],
  ['၁၂၃၄', '1234', 'Burmese'],
  ['๑๒๓๔', '1234', 'Thai'],
  ['௧௨௩௪', '1234', 'Tamil'],
  ['١٢٣٤', '1234', 'Arabic'],
  ['１２34', '1234', 'full width'],
  ['\u{1d7d9}\u{1d7da}', '12', 'double-struck, whose zero follows the nine of another kind'],
  ['10²', '10²', 'a superscript, which is no digit'],
])('reads the digits %s as %s: %s', (typed, read) => expect(latinDigits(typed)).toBe(read));

test.each([
  ['\u00a0Ａｎａ\u3000Ｌｉ\u200b ', 'Ana Li'],
  ['Jose\u0301', 'Jos\u00e9'],
  ['র\u200d্যাব', 'র\u200d্যাব'],
  ['Ann\u202eeeL', 'Ann\u202eeeL'],
  ['Ann\nLee', 'Ann\nLee'],
])('reads the line %j as %j', (typed, read) => expect(plainLine(typed)).toBe(read));

test.each([
  ['\u202a１２\u00a03\u202c', '12 3'],
  ['12–3−4\n', '12-3-4'],
])('reads the number %j as %j', (typed, read) => expect(plainNumber(typed)).toBe(read));

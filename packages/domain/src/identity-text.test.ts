import { comparedText, comparedWithoutAccents, storedText } from './identity-text.ts';

const NFC = 'Nguyễn';
const NFD = NFC.normalize('NFD');

test('stores every form of a text composed and trimmed', () => {
  expect(NFD).not.toBe(NFC);
  expect(storedText(`  ${NFD}\t`)).toBe(NFC);
  expect(storedText(NFC)).toBe(NFC);
  expect(storedText('Ann  LEE')).toBe('Ann  LEE');
});

test.each([
  [NFC, NFD],
  [NFC, NFC.toUpperCase()],
  [NFC, NFD.toUpperCase()],
  ['Ann Lee', ' ann \u00a0 LEE '],
  ['Ann', 'A\u200bn\u200dn'],
  ['Ａｎｎ', 'ann'],
  ['Strauß', 'STRAUSS'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['İpek', 'i̇pek'],
  ['각', '각'.normalize('NFD')],
  ['한글', '한글'.normalize('NFD')],
  ['lễ@example.com', 'LỄ@Example.COM'.normalize('NFD')],
])('%j and %j are the same', (one, other) => {
  expect(comparedText(one)).toBe(comparedText(other));
});

test.each([
  [NFC, 'Nguyen'],
  ['Ann', 'Anne'],
  ['Ann Lee', 'AnnLee'],
  ['प्रिया', 'प्रया'],
  ['เจน', 'เจ้น'],
])('%j and %j are two', (one, other) => {
  expect(comparedText(one)).not.toBe(comparedText(other));
});

test.each([
  [NFC, 'nguyen'],
  ['Đức', 'duc'],
  ['PÓRTER', 'porter'],
  ['한글', '한글'],
  ['प्रिया', 'प्रिया'],
  ['がく', 'がく'],
])('%s without accents is %s', (text, plain) => {
  expect(comparedWithoutAccents(text)).toBe(plain);
});

import { readAccountName, readEmail, readLine, readName } from './names.ts';

test.each([
  [' Ana  Li ', 'Ana Li'],
  ['Ａｎａ\u3000Ｌｉ', 'Ana Li'],
  ['Jose\u0301', 'Jos\u00e9'],
  ['Nguyễn'.normalize('NFD'), 'Nguyễn'],
  ['O’Brien', "O'Brien"],
  ['O`Brien', "O'Brien"],
  ['Anne‑Marie', 'Anne-Marie'],
  ['李 雷', '李 雷'],
  ['阿依古丽·买买提', '阿依古丽·买买提'],
  ['阿依古丽•买买提', '阿依古丽·买买提'],
  ['阿依古丽・买买提', '阿依古丽·买买提'],
  ['阿依古丽 · 买买提', '阿依古丽·买买提'],
  ['マイケル・ジャクソン', 'マイケル・ジャクソン'],
  ['ｱﾅ', 'アナ'],
  ['র\u200d্যাব', 'র\u200d্যাব'],
  ['𠮷田', '𠮷田'],
  // Refused by the rule, and not changed to something else.
  ['Ann\nLee', 'Ann\nLee'],
  ['Ann \u202eeeL', 'Ann \u202eeeL'],
])('reads the name %j as %j', (typed, read) => {
  expect(readName(typed)).toBe(read);
  expect(readName(read)).toBe(read);
});

test.each([
  [' player01 ', 'player01'],
  ['ｐｌａｙｅｒ０１', 'player01'],
  ['Player_1', 'Player_1'],
  ['two words', 'two words'],
])('reads the account %j as %j', (typed, read) => expect(readAccountName(typed)).toBe(read));

test.each([
  [' ana@example.com\u00a0', 'ana@example.com'],
  ['ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ana@example.com'],
  ['ana@example。com', 'ana@example.com'],
  ['mailto:Ana@example.com', 'Ana@example.com'],
  ['ana\u200b@example.com', 'ana@example.com'],
  ['a na@example.com', 'a na@example.com'],
])('reads the address %j as %j', (typed, read) => expect(readEmail(typed)).toBe(read));

test('reads a line with single spaces', () => expect(readLine(' a \u3000b ')).toBe('a b'));

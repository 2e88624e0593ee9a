import { searchText } from './search-text.ts';

test.each([
  ['Rồng Vàng Đế Vương', 'rong vang de vuong'],
  ['Café  Royale!', 'cafe royale'],
  ['Ｇｏｌｄ７', 'gold7'],
  ['सुनहरी मछली', 'सुनहरी मछली'],
  ['தங்க மீன்', 'தங்க மீன்'],
  ['神龍·寶藏', '神龍 寶藏'],
  ['ドラゴン', 'ドラゴン'],
  ['황금 용', '황금 용'],
])('%s is searched as %s', (text, expected) => {
  expect(searchText(text)).toBe(expected);
});

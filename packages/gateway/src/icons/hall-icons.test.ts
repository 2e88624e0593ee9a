import { HALLS } from '@tessera/domain';
import { lineIcons } from './line-icons.ts';

test('has an icon of every hall, by the name that game_list gives in gt_icon', () => {
  const names = HALLS.map(({ key }) => key);
  const { icons, notFound } = lineIcons(names);
  expect(Object.keys(icons)).toEqual(names);
  expect(notFound).toBeUndefined();
});

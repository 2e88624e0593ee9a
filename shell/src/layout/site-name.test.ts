import { siteName } from './site-name.ts';

test.each([
  ['Tessera, a mosaic of games', 'Tessera'],
  ['Tessera：游戏的马赛克', 'Tessera'],
  ['Tessera 游戏大厅', 'Tessera'],
  ['Blue-Moon - games', 'Blue-Moon'],
  ['Lucky Star | Lobby', 'Lucky Star'],
  ['测试站点', '测试站点'],
  [', odd', ', odd'],
])('%s is named %s', (title, name) => {
  expect(siteName(title)).toBe(name);
});

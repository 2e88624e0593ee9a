import { SHARED } from '@tessera/build/shared';
import { packageModules } from './shared-modules.ts';

test('the shell gives its remotes exactly what their builds expect of it', () => {
  expect(Object.keys(packageModules).sort()).toEqual([...SHARED].sort());
});

import { SHARED } from '@tessera/build/shared';
import { packageModules } from './shared-modules.ts';

test('shares exactly the packages that the builds of remotes expect', () => {
  expect(Object.keys(packageModules).sort()).toEqual([...SHARED].sort());
});

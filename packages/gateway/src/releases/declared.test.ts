import { SHARED } from '@tessera/build/shared';
import { ALWAYS_SHARED } from './declared.ts';

it('requires only what every build shares', () => {
  expect(SHARED).toEqual(expect.arrayContaining([...ALWAYS_SHARED]));
});

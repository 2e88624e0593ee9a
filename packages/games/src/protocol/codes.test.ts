import { GAME_CODES } from './codes.ts';

test('each refusal has a code of its own', () => {
  const codes = Object.values(GAME_CODES);
  expect([...new Set(codes)]).toEqual(codes);
});

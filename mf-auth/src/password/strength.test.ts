import { strengthOf } from './strength.ts';

const context = { account: 'grace01', common: new Set(['letmein1']) };

test.each([
  ['a1', 'weak', undefined],
  ['play1234', 'weak', undefined],
  ['abcdef123456', 'weak', 'sequence'],
  ['aaaaaaaaaaa1', 'weak', 'sequence'],
  ['LetMeIn1', 'weak', 'common'],
  ['Grace01xy', 'weak', 'account'],
  ['m4vq8tzk', 'fair', undefined],
  ['m4vq8tzkw2', 'good', undefined],
  ['m4Vq8tZkw2Hn', 'strong', undefined],
])('rates %s as %s', (password, level, weakness) => {
  expect(strengthOf(password, context)).toEqual(weakness ? { level, weakness } : { level });
});

test('counts nothing for a short account name that a password contains by chance', () => {
  expect(strengthOf('m4vq8tzk', { account: 'm4v', common: undefined })).toEqual({ level: 'fair' });
});

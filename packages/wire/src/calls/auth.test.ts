import { decodeAnswer } from '../envelope.ts';
import { infoData, encodeInfo } from './auth.ts';

const decode = (data: unknown) => decodeAnswer(infoData, 200, { code: '100', message: '', data });
const START = { token: 'abc.one', memberId: 7, memberAccount: 'player1', memberCurrency: 'USD' } as const;

test('decodes a login from the JSON text that answers an entry code', () => {
  expect(decode(encodeInfo(START))).toEqual(START);
  const text = '{"tk":"abc.one","member_id":"7","member_account":"player1","member_currency":"USD"}';
  expect(decode(text)).toEqual(START);
});

test.each([
  'no JSON',
  '{}',
  encodeInfo({ ...START, token: '' }),
  encodeInfo({ ...START, memberAccount: '' }),
  encodeInfo({ ...START, memberId: 0 }),
  '{"tk":"abc.one","member_id":"","member_account":"player1","member_currency":"USD"}',
  null,
])('rejects %j as a login', (text) => {
  expect(() => decode(text)).toThrow('the answer does not match its schema');
});

import { checkAccount, maskName } from './bank.rules.ts';

const FORMAT = { numberPattern: '^\\d{4,17}$', branch: { kind: 'routing', pattern: '^\\d{9}$' } } as const;
const VALUES = {
  bankName: 'First Bank',
  holderName: 'Ana Li',
  accountNumber: '0012 3456-78',
  branchCode: '021 000 021',
  withdrawPassword: '2468',
};

test('shows only the beginnings of a name', () => {
  expect(maskName(' Ana  Li ')).toBe('A•• L•');
  expect(maskName('李 雷')).toBe('李• 雷•');
});

test('reads numbers in groups, and names each field that is wrong', () => {
  expect(checkAccount(VALUES, FORMAT)).toEqual({});
  const empty = {
    bankName: ' a ',
    holderName: '',
    accountNumber: '12',
    branchCode: '1',
    withdrawPassword: '1',
  };
  expect(Object.keys(checkAccount(empty, FORMAT))).toEqual(Object.keys(VALUES));
  const long = {
    ...VALUES,
    bankName: 'a'.repeat(65),
    holderName: 'a'.repeat(65),
    withdrawPassword: '135799',
  };
  expect(checkAccount(long, FORMAT)).toEqual({
    bankName: 'err.tooLong',
    holderName: 'err.tooLong',
    withdrawPassword: 'err.digits',
  });
  expect(checkAccount({ ...VALUES, branchCode: '' }, { ...FORMAT, branch: null })).toEqual({});
});

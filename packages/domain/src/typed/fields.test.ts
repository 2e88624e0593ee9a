import { readMemberFields } from './fields.ts';

test('reads each field of a member by its own rule, and leaves passwords and others as they are', () => {
  const typed = {
    memberAccount: ' ｐｌａｙｅｒ０１ ',
    password: ' ａ ',
    memberName: 'Ana  O’Li',
    memberEmail: ' ana@example。com',
    memberPhone: '+84 912 345 678',
    phoneVerify: 'Your code is 123 456',
    memberBirthday: '1990/2/28',
    memberTelegram: ' ＠ana ',
    identityId: 'AB 123',
    withdrawPassword: '००४२',
    siteId: 1,
    answer: ' 12 ',
  };
  expect(readMemberFields(typed, 'VND')).toEqual({
    ...typed,
    memberAccount: 'player01',
    memberName: "Ana O'Li",
    memberEmail: 'ana@example.com',
    memberPhone: '0912345678',
    phoneVerify: '123456',
    memberBirthday: '1990-02-28',
    memberTelegram: '@ana',
    identityId: 'AB123',
    withdrawPassword: '0042',
  });
});

test('leaves absent fields absent', () => {
  expect(readMemberFields({ memberName: undefined, memberEmail: 'a@b.cd' }, 'USD')).toEqual({
    memberName: undefined,
    memberEmail: 'a@b.cd',
  });
});

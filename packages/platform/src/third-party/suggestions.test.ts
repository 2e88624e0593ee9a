import type { IDToken } from 'openid-client';
import { suggestionsOf } from './suggestions.ts';

const claimsOf = (claims: Readonly<Record<string, unknown>>) => claims as unknown as IDToken;
const nameOf = (name: unknown) => suggestionsOf(claimsOf({ name })).memberName;

test.each([
  '李小龙',
  'नूर खान',
  'நூர்',
  'ニーナ・ロート',
  '김하나',
  'نور',
  'Đặng Thị Hoa',
  'Ada 🎲',
  '<b>Ada</b>',
])('suggests the name %s as the provider writes it', (name) => expect(nameOf(name)).toBe(name));

test('suggests a name in its composed form, without space around it', () => {
  expect(nameOf(' Zoe\u0308 ')).toBe('Zo\u00eb');
});

test.each([
  ['Ada\nLindqvist'],
  ['Ada\u202eLindqvist'],
  ['Ada\u0000'],
  ['A'.repeat(101)],
  ['  '],
  [7],
  [null],
  [{}],
])('suggests no name for %j', (name) => expect(nameOf(name)).toBeNull());

test.each([
  ['1990-12-10', '1990-12-10'],
  ['1990', null],
  ['0000-12-10', null],
])('suggests the birthday %s as %s', (birthdate, expected) => {
  expect(suggestionsOf(claimsOf({ birthdate })).memberBirthday).toBe(expected);
});

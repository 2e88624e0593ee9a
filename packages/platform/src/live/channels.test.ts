import { channelOf } from './channels.ts';

const member = { id: 7, currency: 'INR' } as const;

test.each(['web_member', 'web_api.INR', 'site02_template', 'bob_mobile_template'])('%s is public', (name) => {
  expect(channelOf(name)?.kind).toBe('public');
});

test.each([
  ['private-member.7', true],
  ['private-member.8', false],
  ['private-member.INR', true],
  ['private-member.USD', false],
  ['presence-member.INR', true],
  ['presence-member.USD', false],
])('%s lets member 7 with INR in: %s', (name, expected) => {
  const channel = channelOf(name);
  expect(channel && channel.kind !== 'public' && channel.mayJoin(member)).toBe(expected);
});

test.each([
  '',
  'web_api.XXX',
  'private-member.',
  'presence-member.7',
  'other_template',
  'room',
  'private-member.7.8',
])('%j does not exist', (name) => {
  expect(channelOf(name)).toBeUndefined();
});

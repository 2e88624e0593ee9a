/** @jest-environment jsdom */
import { encodePayload, register } from '@tessera/wire';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openRegistration, setting } from './registration.fixture.tsx';

/** The payload's wire names as the specification lists them (§3 Registration payload). */
const SPECIFIED = [
  ...['site_id', 'member_name', 'member_account', 'member_currency', 'member_email', 'member_birthday'],
  ...[
    'withdraw_password',
    'member_phone',
    'member_qq',
    'member_telegram',
    'member_whats_app',
    'member_skype',
  ],
  ...['member_fb', 'member_zalo', 'member_wechat', 'member_others', 'phone_verify', 'identity_id'],
  ...['captcha_token', 'verify_code', 'member_confirm_password', 'member_captcha', 'check_password'],
];
/** What the specification says is sent beside them; names that it has in the browser's spelling are in the wire's. */
const ALSO = ['password', 'answer', 'remote_addr', 'introducer', 'error_track', 'ip_info'];
/** Of a login's device info (§3 Login payload), which a registration sends, too: it starts a session. */
const DEVICE = [
  ...['host', 'device', 'system_group', 'udid', 'login_type', 'cdn', 'system', 'browser', 'system_version'],
];

const SETTINGS = [
  ...['member_currency', 'member_name', 'member_email', 'member_phone', 'member_birthday', 'member_qq'],
  ...['member_wechat', 'member_telegram', 'member_whats_app', 'member_zalo', 'member_skype', 'member_fb'],
  ...['member_others', 'identity_id', 'withdraw_password', 'introducer'],
].map((name) => ({
  ...setting,
  ...{ name, currency: 'USD' as const, isRequired: 1 as const },
  ...(name === 'member_phone' && { isVerification: 1 as const }),
}));

/** The wire names of what is filled in with a handle. */
const HANDLES = [
  ...['member_qq', 'member_wechat', 'member_telegram', 'member_whats_app', 'member_zalo', 'member_skype'],
  ...['member_fb', 'member_others'],
];

/** By the names of the inputs; the other contacts are handles. */
const TYPED: Readonly<Record<string, string>> = {
  username: 'player1',
  password: 'secret13',
  checkPassword: 'secret13',
  memberName: 'Ana',
  memberEmail: 'ana@example.com',
  memberPhone: '5550100',
  phoneVerify: '123456',
  memberBirthday: '1990-02-03',
  identityId: 'AB12345',
  withdrawPassword: '1357',
  introducer: '10001',
  captcha: '1234',
};

function fillIn() {
  for (const field of document.querySelectorAll<HTMLInputElement>('form input[name]')) {
    const value = TYPED[field.name] ?? (field.name.startsWith('member') ? 'handle.1' : undefined);
    if (value !== undefined) fireEvent.change(field, { target: { value } });
  }
}

test('a registration sends exactly the wire names that the specification lists', async () => {
  const { shell, user } = await openRegistration({
    registerSettings: { list: SETTINGS },
    loginHeader: { remoteAddr: '203.0.113.7', country: 'IN' },
  });
  await screen.findByAltText('Picture with digits to type');
  // An error in the form, for `error_track`.
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  fillIn();
  // The phone's code is asked for once there is a phone.
  fillIn();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(shell.api.sentTo(register)).toHaveLength(1));
  const [payload] = shell.api.sentTo(register);
  const sent = encodePayload(register, payload as never) as Readonly<Record<string, unknown>>;
  expect(Object.keys(sent).sort()).toEqual([...SPECIFIED, ...ALSO, ...DEVICE].sort());
  expect(sent).toMatchObject({
    check_password: 'secret13',
    member_confirm_password: 'secret13',
    answer: '1234',
    member_captcha: '1234',
    verify_code: '1234',
    phone_verify: '123456',
    identity_id: 'AB12345',
    withdraw_password: '1357',
    introducer: '10001',
    ...Object.fromEntries(HANDLES.map((name) => [name, 'handle.1'])),
  });
});

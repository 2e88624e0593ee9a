import type { Person } from './members.ts';
import { OWN_WORDS, type Row } from './refusals.ts';

/** A code whose text is shown at a field of the form. */
export const at = (code: string, field: string, id: string, change: Row['change']): Row => ({
  code,
  on: field,
  says: id === OWN_WORDS ? id : `signup.${id}`,
  change,
});

/** What of the site a registration may collide with. */
export interface KnownPeople {
  readonly taken: Person;
  readonly named: Person;
  /** Id of a suspended agent. */
  readonly agentId: string;
  /** A network that is not admitted. */
  readonly network: string;
  readonly codeOff: string;
  readonly codeOfClosed: string;
}

/** The codes of a registration that follow from what is typed, and from where. */
export function registrationRefusals(known: KnownPeople): readonly Row[] {
  const { taken, named, agentId, codeOff, codeOfClosed, network } = known;
  const introducer = (code: string, id: string, given: string) =>
    at(code, 'introducer', id, { introducer: given });
  return [
    at('102', 'username', 'account_repeat', { member_account: named.account }),
    at('103', 'memberName', 'name_repeat', { member_name: 'Lan' }),
    at('104', 'memberPhone', 'phone_repeat', { member_phone: '0955550199' }),
    at('105', 'memberEmail', 'mail_repeat', { member_email: taken.email }),
    introducer('106', 'no_proxy', '1999999999'),
    introducer('108', 'err_disabled_agent', agentId),
    introducer('109', 'err_disabled_recommend', codeOfClosed),
    introducer('110', 'err_disabled_code', codeOff),
    introducer('112', 'err_introducer_not_found', 'NOBODY7'),
    introducer('219', 'err_introducer_not_found', ''),
    introducer('228', 'err_introducer_invalid', 'no such thing!'),
    at('114', 'identityId', 'identity_id_repeat', { identity_id: 'ID-2000' }),
    at('223', 'identityId', 'identity_id_repeat', { identity_id: 'ID-1000' }),
    at('206', 'memberEmail', 'err_email_invalid', { member_email: 'no address' }),
    at('209', 'memberPhone', 'err_phone_invalid', { member_phone: '123456789' }),
    at('214', 'memberName', 'err_black_list_name', { member_name: 'Mallory' }),
    at('215', 'memberPhone', OWN_WORDS, { member_phone: '0999999999' }),
    at('216', 'memberEmail', 'err_black_list_email', { member_email: 'any@blocked.example' }),
    at('227', 'memberName', 'err_name_invalid', { member_name: 'Nguyen Lan' }),
    at('229', 'password', 'err_psw_common', { password: 'letmein1', check_password: 'letmein1' }),
    at('301', 'memberQq', OWN_WORDS, { member_qq: 'a b' }),
    at('302', 'memberSkype', OWN_WORDS, { member_skype: 'a b' }),
    at('304', 'memberWechat', OWN_WORDS, { member_wechat: 'a b' }),
    at('305', 'memberZalo', OWN_WORDS, { member_zalo: 'a b' }),
    at('306', 'memberFb', OWN_WORDS, { member_fb: 'a b' }),
    at('307', 'memberTelegram', OWN_WORDS, { member_telegram: 'a b' }),
    at('308', 'memberWhatsApp', OWN_WORDS, { member_whats_app: 'a b' }),
    { code: '218', says: 'signup.ip_error', network },
    { code: '224', on: 'captcha', says: 'verify_failed', change: { answer: '0000' } },
  ];
}

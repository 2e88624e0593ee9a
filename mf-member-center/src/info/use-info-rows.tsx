import type { Member } from '@tessera/contracts';
import { useAgentLevelName, useLocale, useScope, useSiteTime } from '@tessera/kit';
import { currencyName } from '@tessera/i18n';
import { CURRENCIES, isCurrencyCode } from '@tessera/domain';
import { Tag, Text, type DescriptionItem } from '@tessera/ui';
import type { MemberProfile } from '@tessera/wire';
import { useText } from '../text.ts';

/** Messenger handles besides mail and phone; only those that are set are shown. */
const HANDLES = [
  ['memberTelegram', 'Telegram'],
  ['memberWhatsApp', 'WhatsApp'],
  ['memberLine', 'LINE'],
  ['memberWechat', 'WeChat'],
  ['memberFb', 'Facebook'],
  ['memberZalo', 'Zalo'],
  ['memberSkype', 'Skype'],
  ['memberQq', 'QQ'],
] as const satisfies readonly (readonly [keyof MemberProfile, string])[];

/**
 * Returns a function that formats the member's profile as rows: personal details with the ids of their fields, then
 * account details.
 */
export function useInfoRows(member: Member) {
  const text = useText();
  const { intl } = useScope();
  const siteTime = useSiteTime();
  const { tag } = useLocale();
  const levelName = useAgentLevelName(member);

  const given = (value: string | null) =>
    value ?? (
      <Text as="span" tone="muted">
        {text('info.notGiven')}
      </Text>
    );
  // A birthday is a calendar day and has no time zone.
  const day = (value: string | null) =>
    value && intl.formatDate(value, { dateStyle: 'long', timeZone: 'UTC' });
  const moment = (value: string | null) => value && siteTime(value);

  return (profile: MemberProfile) => {
    const person: DescriptionItem[] = [
      { id: 'memberName', label: text('info.name'), value: given(profile.memberName) },
      { id: 'memberBirthday', label: text('info.birthday'), value: given(day(profile.memberBirthday)) },
      { id: 'memberEmail', label: text('info.email'), value: given(profile.memberEmail) },
      { id: 'memberPhone', label: text('info.phone'), value: given(profile.memberPhone) },
      ...(profile.newIdentityId === null
        ? []
        : [{ id: 'identityId', label: text('info.identity'), value: profile.newIdentityId }]),
      ...HANDLES.flatMap(([field, label]) => {
        const value = profile[field];
        return value === null ? [] : [{ id: field, label, value }];
      }),
      ...(profile.memberOthers === null
        ? []
        : [{ id: 'memberOthers', label: text('info.others'), value: profile.memberOthers }]),
    ];
    const account: DescriptionItem[] = [
      { id: 'account', label: text('info.accountName'), value: profile.memberAccount },
      { id: 'grade', label: text('info.grade'), value: <Tag>{member.gradeName}</Tag> },
      ...(member.details && member.details.agent.status !== 'none'
        ? [{ id: 'level', label: text('info.level'), value: levelName ?? String(member.details.agent.level) }]
        : []),
      { id: 'currency', label: text('info.currency'), value: currencyLabel(profile.memberCurrency, tag) },
      {
        id: 'since',
        label: text('info.since'),
        value: intl.formatDate(profile.createdAt, { dateStyle: 'long' }),
      },
      { id: 'lastLogin', label: text('info.lastLogin'), value: given(moment(profile.lastLoginAt)) },
      {
        id: 'withdraw',
        label: text('info.withdrawPassword'),
        value: text(profile.isWithdrawPassword ? 'info.set' : 'info.notSet'),
      },
    ];
    return { person, account };
  };
}

/** Formats a currency in the page's language: `INR` → `Indian Rupee (₹)`. */
function currencyLabel(code: string, tag: string): string {
  if (!isCurrencyCode(code)) return code;
  const { iso, symbol } = CURRENCIES[code];
  const name = iso && currencyName(iso, tag);
  return `${name ?? code} (${symbol})`;
}

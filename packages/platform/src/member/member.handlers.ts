import { eq } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import { securityOf } from '../auth/security.ts';
import { needsVerifiedAccount } from '../cashier/verified-account.ts';
import { inLanguage } from '../db/columns.ts';
import { currencyFeatures } from '../db/schema/activities.ts';
import { memberGrades } from '../db/schema/members.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { memberBalance } from '../ledger/accounts.ts';
import { isPlaying } from '../play/launch.ts';
import type { Services } from '../services.ts';
import { maskEmail, maskHandle, maskPhone } from './mask.ts';

const masked = (mask: (text: string) => string, text: string | null | undefined) =>
  text ? mask(text) : null;

export function memberHandlers({ db, shared }: Services): Pick<Handlers, 'layout' | 'myCash' | 'profile'> {
  return {
    async layout(_payload, { member, language }) {
      const eventNumber = await shared.memberEvents.latest(member.id);
      const { balance, version } = await memberBalance(db, member.id, member.currency);
      const [grade] = await db.select().from(memberGrades).where(eq(memberGrades.id, member.gradeId));
      const [features] = await db
        .select()
        .from(currencyFeatures)
        .where(eq(currencyFeatures.currency, member.currency));
      return {
        id: member.id,
        memberAccount: member.account,
        memberCurrency: member.currency,
        memberCash: toDecimal(balance, member.currency),
        cashVersion: version,
        memberGradeName: grade ? inLanguage(grade.name, language) : '',
        memberType: member.memberType,
        agentType: member.agentType,
        agentLevel: member.agentLevel,
        isAgent: flag(member.isAgent),
        agentActive: flag(member.agentActive),
        isPlaying: flag(await isPlaying(db, member.id)),
        cashBackStatus: flag(features?.backTransfer ?? true),
        walletStatus: flag(features?.providerWallets ?? true),
        firstLoginToChangePassword: flag(member.mustChangePassword),
        needBankAccountDepositVerified: flag(await needsVerifiedAccount(db, member)),
        eventNumber,
      };
    },

    async myCash(_payload, { member }) {
      const { balance, version } = await memberBalance(db, member.id, member.currency);
      return { cash: toDecimal(balance, member.currency), version };
    },

    async profile(_payload, { member }) {
      const { contacts } = member;
      const { identityId, withdrawPasswordHash } = await securityOf(db, member.id);
      return {
        id: member.id,
        memberAccount: member.account,
        memberName: member.name,
        memberBirthday: member.birthday,
        memberEmail: masked(maskEmail, member.email),
        memberPhone: masked(maskPhone, member.phone),
        memberCurrency: member.currency,
        isWithdrawPassword: flag(withdrawPasswordHash !== null),
        memberTelegram: masked(maskHandle, contacts.telegram),
        memberWhatsApp: masked(maskHandle, contacts.whatsApp),
        memberLine: masked(maskHandle, contacts.line),
        memberWechat: masked(maskHandle, contacts.wechat),
        memberFb: masked(maskHandle, contacts.fb),
        memberZalo: masked(maskHandle, contacts.zalo),
        memberQq: masked(maskHandle, contacts.qq),
        memberSkype: masked(maskHandle, contacts.skype),
        memberOthers: masked(maskHandle, contacts.others),
        newIdentityId: masked(maskHandle, identityId),
        version: member.profileVersion,
        createdAt: member.createdAt.toISOString(),
        lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
      };
    },
  };
}

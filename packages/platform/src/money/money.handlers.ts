import { eq } from 'drizzle-orm';
import { isDecimal, toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import { allTransferBack } from '@tessera/wire';
import { currencyFeatures } from '../db/schema/activities.ts';
import type { Member } from '../db/schema/members.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { malformed } from '../http/refusal.ts';
import { memberBalance } from '../ledger/accounts.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import { bringBack } from './back-transfer.ts';
import { tellCash } from './tell-cash.ts';
import { transfer } from './transfer.ts';
import { filledWallets, isClosed } from './wallets.ts';

type Calls =
  | 'balanceAllBack'
  | 'balanceGetBack'
  | 'bonusSettingCheck'
  | 'cashSurplusCheck'
  | 'wallets'
  | 'walletTransfer';

/** More than any balance: what is larger fits no wallet. */
const MAX_MINOR = 10n ** 15n;

export function moneyHandlers(services: Services): Pick<Handlers, Calls> {
  const { db, live, media } = services;

  async function featuresOf(siteId: number, currency: CurrencyCode) {
    const site = await requireSite(db, siteId);
    if (!site.currencies.includes(currency)) return undefined;
    const [features] = await db
      .select()
      .from(currencyFeatures)
      .where(eq(currencyFeatures.currency, currency));
    return features;
  }

  return {
    async cashSurplusCheck({ siteId, currency }) {
      return { active: flag((await featuresOf(siteId, currency))?.cashSurplus ?? false) };
    },

    async bonusSettingCheck({ siteId, memberCurrency }) {
      return { isFriend: flag((await featuresOf(siteId, memberCurrency))?.isFriend ?? false) };
    },

    async balanceAllBack(_payload, { member, operation, refuse }) {
      const outcome = await bringBackAndTell(member, 'all', operation);
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      return {};
    },

    async balanceGetBack(_payload, { member, operation, refuse }) {
      const outcome = await bringBackAndTell(member, 'last', operation);
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      return {};
    },

    async wallets(_payload, { member }) {
      const { currency } = member;
      // Of one moment: what moves between the two would else be told twice, or not at all.
      const { balance, filled } = await db.transaction(
        async (tx) => ({
          ...(await memberBalance(tx, member.id, currency)),
          filled: await filledWallets(tx, member.id),
        }),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      const now = new Date();
      return {
        myCashList: filled.map(({ provider, balance: cash }) => ({
          gpId: provider.id,
          name: provider.name,
          cash: toDecimal(cash, currency),
          isLight: flag(!isClosed(provider, now)),
          iconLight: media.path({ kind: 'mark', key: provider.artKey, ground: 'light' }),
          iconDark: media.path({ kind: 'mark', key: provider.artKey, ground: 'dark' }),
        })),
        cash: toDecimal(balance, currency),
        total: toDecimal(
          filled.reduce((sum, wallet) => sum + wallet.balance, balance),
          currency,
        ),
      };
    },

    async walletTransfer({ gpId, direction, amount }, { member, operation, refuse }) {
      const { currency } = member;
      if (!isDecimal(amount, currency)) throw malformed('amount', `is finer than ${currency} allows`);
      const minor = toMinor(amount, currency);
      if (minor > MAX_MINOR) throw malformed('amount', 'is too large');
      const order = { member, providerId: gpId, direction, amount: minor, operation };
      const outcome = await transfer(db, order);
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      tellCash(live, member, outcome.balance);
      return {
        cash: toDecimal(outcome.balance.balance, currency),
        walletCash: toDecimal(outcome.wallet.balance, currency),
      };
    },
  };

  async function bringBackAndTell(member: Member, from: 'all' | 'last', operation: string | null) {
    const outcome = await bringBack(db, { member, from, operation });
    if (outcome.kind === 'done' && outcome.isNew) {
      tellCash(live, member, outcome.balance);
      live.toMember(member.id, allTransferBack, {});
    }
    return outcome;
  }
}

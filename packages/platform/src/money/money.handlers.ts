import { eq } from 'drizzle-orm';
import { isDecimal, toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import { allTransferBack } from '@tessera/wire';
import { currencyFeatures } from '../db/schema/activities.ts';
import type { Member } from '../db/schema/members.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { malformed } from '../http/refusal.ts';
import { memberBalance } from '../ledger/accounts.ts';
import { maintenanceNow } from '../play/maintenance.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import { bringBack } from './back-transfer.ts';
import { tellCash } from './tell-cash.ts';
import { transfer } from './transfer.ts';
import { allWallets, filledWallets, lastProvider } from './wallets.ts';

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
  const { db, inTurn, live, media } = services;

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
      return { stayed: outcome.stayed.map(({ id: gpId, name }) => ({ gpId, name })) };
    },

    async balanceGetBack(_payload, { member, operation, refuse }) {
      const outcome = await bringBackAndTell(member, 'last', operation);
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      return {};
    },

    async wallets({ all }, { member }) {
      const { currency } = member;
      // Of one moment: money that moves between two reads would be counted twice, or not at all.
      const { balance, wallets, last } = await db.transaction(
        async (tx) => ({
          ...(await memberBalance(tx, member.id, currency)),
          wallets: await (all === 1 ? allWallets(tx, member) : filledWallets(tx, member.id)),
          last: await lastProvider(tx, member.id),
        }),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      const now = new Date();
      return {
        myCashList: wallets.map(({ provider, balance: cash }) => {
          const maintain = maintenanceNow(provider, now);
          return {
            gpId: provider.id,
            name: provider.name,
            cash: toDecimal(cash, currency),
            isLight: flag(maintain === null),
            iconLight: media.path({ kind: 'mark', key: provider.artKey, ground: 'light' }),
            iconDark: media.path({ kind: 'mark', key: provider.artKey, ground: 'dark' }),
            maintain,
          };
        }),
        cash: toDecimal(balance, currency),
        total: toDecimal(
          wallets.reduce((sum, wallet) => sum + wallet.balance, balance),
          currency,
        ),
        lastGpId: last ?? null,
      };
    },

    async walletTransfer({ gpId, direction, amount }, { member, operation, refuse }) {
      const { currency } = member;
      if (!isDecimal(amount, currency)) throw malformed('amount', `is finer than ${currency} allows`);
      const minor = toMinor(amount, currency);
      if (minor > MAX_MINOR) throw malformed('amount', 'is too large');
      const order = { member, providerId: gpId, direction, amount: minor, operation };
      const outcome = await inTurn(member.id, () => transfer(db, order));
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      tellCash(live, member, outcome.balance);
      return {
        cash: toDecimal(outcome.balance.balance, currency),
        walletCash: toDecimal(outcome.wallet.balance, currency),
      };
    },
  };

  async function bringBackAndTell(member: Member, from: 'all' | 'last', operation: string | null) {
    const outcome = await inTurn(member.id, () => bringBack(db, { member, from, operation }));
    if (outcome.kind === 'done' && outcome.isNew) {
      tellCash(live, member, outcome.balance);
      live.toMember(member.id, allTransferBack, {});
    }
    return outcome;
  }
}

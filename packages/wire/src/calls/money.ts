import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { maintenance } from '../entities.ts';
import * as f from '../fields.ts';

/** The member's wallets and the features of the member's currency. */

/** Says whether members of this currency see the cash surplus. */
export const cashSurplusCheck = defineCall({
  name: 'money.cashSurplusCheck',
  path: '/arks/web/cash_surplus/check',
  idempotent: true,
  payload: v.object({ siteId: f.siteId, currency: f.currency }),
  answer: v.object({ active: f.flag }),
});

/** Says whether this currency has a recommendation programme. */
export const bonusSettingCheck = defineCall({
  name: 'money.bonusSettingCheck',
  path: '/bonus_setting/check',
  idempotent: true,
  payload: v.object({ memberCurrency: f.currency, siteId: f.siteId }),
  answer: v.object({ isFriend: f.flag }),
});

const codes = {
  '101': 'one_key_err_code_101',
  '102': 'one_key_err_code_102',
  '103': 'one_key_err_code_103',
  '104': 'one_key_err_code_104',
  '105': 'one_key_err_code_105',
  '106': 'game_starting',
  '107': 'game_quitting',
};

/**
 * Returns the money held at all providers to the balance, in one step. What a provider in maintenance holds stays there.
 * 101: repeated within ten seconds; 102: no money is held at providers; 103: a round is still open; 104: transfers are
 * disabled; 105: every provider that holds money is closed for maintenance; 106: a game of such a provider is starting;
 * 107: a game of such a provider was left and is not settled yet.
 */
export const balanceAllBack = defineCall({
  name: 'money.balanceAllBack',
  path: '/member/profile/balance/all/back',
  audience: 'member',
  inRecords: true,
  payload: f.nothing,
  answer: v.nullable(
    v.object({
      /** Providers in maintenance that still hold money. */
      stayed: v.optional(v.array(v.object({ gpId: f.id, name: f.shortText })), []),
    }),
  ),
  codes,
});

/** Returns the money held at the provider that the member played with last. Same codes as for all providers. */
export const balanceGetBack = defineCall({
  name: 'money.balanceGetBack',
  path: '/member/profile/balance_get_back',
  audience: 'member',
  inRecords: true,
  payload: f.nothing,
  answer: f.ignored,
  codes,
});

const providerWallet = v.object({
  gpId: f.id,
  name: f.shortText,
  cash: f.decimal,
  /** 0: closed for maintenance; no transfers in either direction. */
  isLight: f.flag,
  iconLight: f.text,
  iconDark: f.text,
  /** When a closed provider returns; `null` for an open one. */
  maintain: v.optional(v.nullable(maintenance), null),
});
export type ProviderWallet = v.InferOutput<typeof providerWallet>;

/**
 * Returns the balance and the money held at each provider. Sorted by provider id, then active providers first (spec
 * §9).
 */
export const wallets = defineCall({
  name: 'money.wallets',
  path: '/x/wallets',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  /** 1: also lists providers where the member holds nothing. */
  payload: v.object({ all: v.optional(f.flag) }),
  answer: v.object({
    myCashList: v.array(providerWallet),
    cash: f.decimal,
    /** Sum of the balance and all wallets. */
    total: f.decimal,
    /** The provider that the member played with last. `null`: none yet. */
    lastGpId: v.optional(v.nullable(f.id), null),
  }),
});

/**
 * Transfers money between the balance and one provider's wallet. 106: a game of this provider is starting; 107: a game
 * of this provider was left and is not settled yet.
 */
export const walletTransfer = defineCall({
  name: 'money.walletTransfer',
  path: '/x/wallets/transfer',
  audience: 'member',
  extension: true,
  keepsKey: { secrets: [] },
  payload: v.object({ gpId: f.id, direction: v.picklist(['in', 'out']), amount: f.positiveDecimal }),
  answer: v.object({ cash: f.decimal, walletCash: f.decimal }),
  codes: {
    '101': 'balance_too_low',
    '102': 'wallet_not_found',
    '103': 'round_still_open',
    '104': 'transfer_disabled',
    '105': 'maintenance',
    '106': 'game_starting',
    '107': 'game_quitting',
  },
});

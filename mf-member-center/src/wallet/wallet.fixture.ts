import type { Answers } from '@tessera/testing';

type Wallets = Exclude<Answers['wallets'], undefined | Error | ((...args: never) => unknown)>;
type Given = Extract<Wallets, { readonly myCashList: unknown }>;

const wallet = (gpId: number, name: string, cash: string) => ({
  gpId,
  name,
  cash,
  isLight: 1 as const,
  iconLight: `/media/${gpId}-light.svg`,
  iconDark: `/media/${gpId}-dark.svg`,
});

/** Three providers: money at Reef, which was played last, and at Dune, which is closed; none at Aurora. */
export const WALLETS = {
  myCashList: [
    {
      ...wallet(9, 'Dune', '5.00'),
      isLight: 0,
      maintain: { startAt: null, endAt: '2026-05-01T18:00:00Z' },
    },
    wallet(2, 'Aurora', '0.00'),
    wallet(4, 'Reef', '20.50'),
  ],
  cash: '1234.50',
  total: '1260.00',
  lastGpId: 4,
} satisfies Given;

/** What the pages of the wallet ask for, for a member whose currency has all of it. */
export const WALLET_ANSWERS = {
  wallets: WALLETS,
  cashSurplusCheck: { active: 1 },
  balanceAllBack: null,
  balanceGetBack: null,
  walletTransfer: { cash: '1222.00', walletCash: '33.00' },
} satisfies Answers;

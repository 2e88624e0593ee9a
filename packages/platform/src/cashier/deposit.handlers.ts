import { and, count, desc, eq } from 'drizzle-orm';
import { PLATFORM_CODE, toDecimal, type LocaleCode, type PlatformCode } from '@tessera/domain';
import { depositChanged } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import { depositMethods, deposits, type DepositMethod, type HeldPayment } from '../db/schema/cashier.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { minorOf } from './amounts.ts';
import {
  cancelDeposit,
  countOpen,
  failUnopened,
  findDeposit,
  methodsOf,
  openDeposit,
  orderOf,
  type PlacedDeposit,
} from './deposits.ts';
import { heldOfOrder } from './held-payments.ts';
import { within } from './period.ts';
import { cashierSettingsOf } from './settings.ts';
import { needsVerifiedAccount } from './verified-account.ts';

/** Where the member sees the order. */
const DEPOSIT_PAGE = '/user/Deposit';

type Calls = 'depositCancel' | 'depositCreate' | 'depositDetail' | 'depositList' | 'depositMethods';

export function depositHandlers(services: Services): Pick<Handlers, Calls> {
  const { db, inTurn, live, payments } = services;

  /** Where the deposit is paid, on the site as the member reached it: by a transfer, its own page says how. */
  const pageOf = async (placed: PlacedDeposit, origin: string, language: LocaleCode): Promise<string> =>
    placed.method.transferAccount
      ? `${origin}${DEPOSIT_PAGE}?order=${placed.deposit.orderNumber}`
      : `${origin}${await payments.open(orderOf(placed))}?language=${language}`;

  return {
    async depositMethods({ device }, { language, member }) {
      const { currency } = member;
      const settings = await cashierSettingsOf(db, currency);
      return {
        list: (await methodsOf(db, currency)).filter(worksOn(device)).map((method) => ({
          id: method.id,
          kind: method.kind,
          name: inLanguage(method.name, language),
          note: inLanguage(method.note, language),
          minimum: toDecimal(method.minimum, currency),
          maximum: toDecimal(method.maximum, currency),
          fee: toDecimal(0n, currency),
          usualMinutes: method.usualMinutes,
          isTransfer: flag(method.transferAccount !== null),
        })),
        openCount: await countOpen(db, member.id, new Date()),
        openLimit: settings.openDeposits,
        needBankAccountDepositVerified: flag(await needsVerifiedAccount(db, member)),
      };
    },

    async depositCreate({ methodId, amount }, { language, member, operation, origin, refuse }) {
      const request = { member, methodId, amount: minorOf(amount, member.currency), operation };
      const outcome = await inTurn(member.id, () => openDeposit(db, request, new Date()));
      if (outcome.kind === 'refused') throw refuse(outcome.code, outcome.data);
      const { deposit, isNew } = outcome;
      const url = await pageOf(outcome, origin, language).catch(async (error: unknown) => {
        if (!isNew) throw error;
        services.log.error({ err: error }, 'the payment provider has opened no payment');
        await failUnopened(db, deposit.id);
        throw refuse('106');
      });
      if (isNew) live.toMember(member.id, depositChanged, { orderNumber: deposit.orderNumber });
      return {
        orderNumber: deposit.orderNumber,
        url,
        expiresAt: deposit.expiresAt.toISOString(),
      };
    },

    async depositList({ status, page, count: size, ...period }, { language, member }) {
      const mine = and(
        eq(deposits.memberId, member.id),
        status === undefined ? undefined : eq(deposits.status, status),
        within(deposits.createdAt, period),
      );
      const rows = await db
        .select({ deposit: deposits, method: depositMethods })
        .from(deposits)
        .innerJoin(depositMethods, eq(depositMethods.id, deposits.methodId))
        .where(mine)
        .orderBy(desc(deposits.createdAt), desc(deposits.id))
        .limit(size)
        .offset((page - 1) * size);
      const [total] = await db.select({ n: count() }).from(deposits).where(mine);
      return { list: rows.map((row) => present(row, language)), totalCount: total?.n ?? 0 };
    },

    async depositDetail({ orderNumber }, { language, member, origin, refuse }) {
      const placed = await findDeposit(db, member.id, orderNumber);
      if (!placed) throw refuse('101');
      const isOpen = placed.deposit.status === 'pending' && placed.deposit.expiresAt > new Date();
      const transfer = isOpen ? transferOf(placed) : null;
      return {
        detail: present(placed, language),
        url: isOpen && !transfer ? await pageOf(placed, origin, language) : null,
        transfer,
        usualMinutes: placed.method.usualMinutes,
        held: (await heldOfOrder(db, orderNumber)).flatMap(presentHeld),
      };
    },

    async depositCancel({ orderNumber }, { language, member, operation, refuse }) {
      const outcome = await cancelDeposit(services, { memberId: member.id, orderNumber, operation });
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      live.toMember(member.id, depositChanged, { orderNumber });
      return { detail: present(outcome, language) };
    },
  };
}

/** Whether a method works on a device of this code; without a code, on any. */
const worksOn =
  (code: PlatformCode | undefined) =>
  ({ device }: DepositMethod): boolean =>
    code === undefined || device === null || (device === 'desktop') === (code === PLATFORM_CODE.desktop);

/** Where the member transfers the amount to. The reference is the order's number. */
const transferOf = ({ deposit, method: { transferAccount } }: PlacedDeposit) =>
  transferAccount && { ...transferAccount, reference: deposit.orderNumber };

const present = ({ deposit, method }: PlacedDeposit, language: LocaleCode) => ({
  orderNumber: deposit.orderNumber,
  methodId: method.id,
  methodKind: method.kind,
  methodName: inLanguage(method.name, language),
  amount: toDecimal(deposit.amount, deposit.currency),
  currency: deposit.currency,
  status: deposit.status,
  depositTimes: deposit.depositTimes,
  createdAt: deposit.createdAt.toISOString(),
  expiresAt: deposit.expiresAt.toISOString(),
  closedAt: deposit.closedAt?.toISOString() ?? null,
});

const REASONS = {
  'paid twice': 'paid_twice',
  'other amount': 'other_amount',
  'other currency': 'other_currency',
} as const;

/** A payment of an unknown order is of no member. */
const presentHeld = ({ id, amount, currency, reason, receivedAt }: HeldPayment) =>
  reason === 'unknown order'
    ? []
    : [{ id, amount, currency, reason: REASONS[reason], receivedAt: receivedAt.toISOString() }];

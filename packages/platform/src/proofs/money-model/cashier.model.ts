import { answered, decimal, newNumber, refused, type Outcome } from './outcome.ts';
import type { Decision, Event, Notice } from './operations.ts';

/** Deposits, withdrawals and what agents give, as plainly as it can be said. Amounts are cents. */

interface Purse {
  balance: number;
}

/** What is the same through a run. */
export interface CashierRules {
  readonly deposit: { readonly minimum: number; readonly maximum: number; readonly open: number };
  readonly withdrawal: {
    readonly minimum: number;
    readonly maximum: number;
    readonly perDay: number;
    readonly amountPerDay: number;
  };
  readonly gift: { readonly least: number; readonly most: number; readonly mostPerDay: number };
}

/** All orders by their numbers, and what else the cashier remembers. */
export interface Cashier {
  deposits: Record<
    string,
    {
      player: number;
      amount: number;
      status: 'pending' | 'paid' | 'failed' | 'cancelled';
      /** Which of the player's paid deposits it is. */
      times: number | null;
    }
  >;
  withdrawals: Record<
    string,
    { player: number; amount: number; status: 'pending' | 'approved' | 'rejected' | 'cancelled' }
  >;
  /** Signatures that were taken. */
  notices: string[];
  /** What the agent has given on this day. */
  given: number;
}

export const newCashier = (): Cashier => ({ deposits: {}, withdrawals: {}, notices: [], given: 0 });

const ofPlayer = <Order extends { player: number }>(orders: Record<string, Order>, player: number) =>
  Object.values(orders).filter((order) => order.player === player);

/** Its number is whatever the platform says, if no order has it yet. */
export function deposit(
  { deposits }: Cashier,
  { player, amount }: { readonly player: number; readonly amount: number },
  { outcome }: Event,
  { deposit: { minimum, maximum, open } }: CashierRules,
): Outcome {
  if (amount < minimum || amount > maximum) return refused('102');
  if (ofPlayer(deposits, player).filter(({ status }) => status === 'pending').length >= open) {
    return refused('103');
  }
  const orderNumber = newNumber(outcome, deposits);
  deposits[orderNumber] = { player, amount, status: 'pending', times: null };
  return answered({ orderNumber });
}

export function cancelDeposit({ deposits }: Cashier, player: number, orderNumber: string): Outcome {
  const order = deposits[orderNumber];
  if (order?.player !== player) return refused('101');
  if (order.status !== 'pending') return refused('102');
  order.status = 'cancelled';
  return answered({});
}

/** @param hasTwin whether the same notice, signature and all, was under way before this one was answered */
export function notice(
  players: readonly Purse[],
  cashier: Cashier,
  { order: orderNumber, status, beyond, attempt }: Notice,
  hasTwin: boolean,
): Outcome {
  // Its signature is taken before its order is looked at: nobody outside can tell which of two was the first.
  if (hasTwin) return refused('409');
  const signature = [orderNumber, status, beyond, attempt].join(' ');
  if (cashier.notices.includes(signature)) return refused('409');
  cashier.notices.push(signature);
  const order = cashier.deposits[orderNumber];
  // What fits no order waits for an operator.
  if (!order || beyond > 0 || order.status === 'paid') return answered({});
  if (status === 'paid') {
    const times = ofPlayer(cashier.deposits, order.player).filter((one) => one.status === 'paid').length + 1;
    Object.assign(order, { status, times });
    purseOf(players, order.player).balance += order.amount;
  } else if (order.status === 'pending') order.status = 'failed';
  return answered({});
}

export function withdraw(
  purse: Purse,
  { withdrawals }: Cashier,
  { player, amount }: { readonly player: number; readonly amount: number },
  { outcome }: Event,
  { withdrawal: { minimum, maximum, perDay, amountPerDay } }: CashierRules,
): Outcome {
  if (amount < minimum || amount > maximum) return refused('105');
  const counted = ofPlayer(withdrawals, player).filter(({ status }) => /pending|approved/.test(status));
  if (counted.length >= perDay) return refused('106');
  if (amount > amountPerDay - counted.reduce((sum, one) => sum + one.amount, 0)) return refused('107');
  if (amount > purse.balance) return refused('104');
  const orderNumber = newNumber(outcome, withdrawals);
  withdrawals[orderNumber] = { player, amount, status: 'pending' };
  purse.balance -= amount;
  return answered({ orderNumber, cash: decimal(purse.balance) });
}

export function cancelWithdrawal(
  purse: Purse,
  { withdrawals }: Cashier,
  player: number,
  orderNumber: string,
): Outcome {
  const order = withdrawals[orderNumber];
  if (order?.player !== player) return refused('101');
  if (order.status !== 'pending') return refused('102');
  order.status = 'cancelled';
  purse.balance += order.amount;
  return answered({ cash: decimal(purse.balance) });
}

export function decide(
  players: readonly Purse[],
  { withdrawals }: Cashier,
  { kind, order: orderNumber }: Decision,
): Outcome {
  const order = withdrawals[orderNumber];
  if (!order) return refused(`There is no withdrawal ${orderNumber}.`);
  if (order.status !== 'pending') {
    return refused(`The withdrawal ${orderNumber} is ${order.status} already.`);
  }
  order.status = kind === 'approve' ? 'approved' : 'rejected';
  if (kind === 'reject') purseOf(players, order.player).balance += order.amount;
  return answered({});
}

/** @param to `undefined`: nobody of the downline */
export function give(
  agent: Purse,
  to: Purse | undefined,
  cashier: Cashier,
  amount: number,
  { gift: { least, most, mostPerDay } }: CashierRules,
): Outcome {
  if (!to) return refused('102');
  if (amount < least || amount > most) return refused('109');
  if (amount > mostPerDay - cashier.given) return refused('110');
  if (amount > agent.balance) return refused('101');
  agent.balance -= amount;
  to.balance += amount;
  cashier.given += amount;
  return answered({ cash: decimal(agent.balance), leftToday: decimal(mostPerDay - cashier.given) });
}

/** A player's orders of one kind, by their numbers. */
export function ordersOf(cashier: Cashier, player: number, kind: 'deposits' | 'withdrawals'): Outcome {
  const orders = Object.entries(cashier[kind]).filter(([, order]) => order.player === player);
  return answered(
    orders
      .map(([orderNumber, { player: _player, amount, ...order }]) => ({
        orderNumber,
        amount: decimal(amount),
        ...order,
      }))
      .sort(byNumber),
  );
}

export const byNumber = (one: { orderNumber: string }, other: { orderNumber: string }): number =>
  one.orderNumber < other.orderNumber ? -1 : 1;

function purseOf(players: readonly Purse[], index: number): Purse {
  const purse = players[index];
  if (!purse) throw new Error(`there is no player ${index}`);
  return purse;
}

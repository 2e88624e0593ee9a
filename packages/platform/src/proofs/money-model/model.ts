import { isDeepStrictEqual } from 'node:util';
import { BACK_TRANSFER_COOLDOWN_MS } from '@tessera/domain';
import * as cashier from './cashier.model.ts';
import { answered, decimal, isCode, refused, type Outcome } from './outcome.ts';
import {
  AGENT,
  START,
  type Event,
  type MemberCall,
  type Notice,
  type OtherCall,
  type ProviderCall,
} from './operations.ts';

/** What the platform does with money, as plainly as it can be said. Amounts are cents. */

interface Player {
  balance: number;
  /** Put aside, by provider. */
  wallets: Record<number, number>;
  /** Claimed envelopes. */
  claimed: number[];
  draws: number;
  signedIn: boolean;
  /** Whether the game may still wager. */
  plays: boolean;
  rounds: Record<number, { state: 'open' | 'closed'; stake: number }>;
  /** What a provider's transaction id was used for, and what was answered. */
  transactions: Record<number, { for: string; answer: unknown }>;
  /** What was answered to an idempotency key, by call and key. */
  kept: Record<string, { payload: string; outcome: Outcome }>;
  /** The last time that wallets were emptied. */
  back?: { began: number; ended: number };
}

/** What is the same through a run. */
export interface Rules extends cashier.CashierRules {
  /** The providers' ids; the game that is played is the first one's. */
  readonly providers: readonly number[];
  readonly signInReward: number;
  readonly drawsPerDay: number;
  /** What the wheel's places pay, by prize id. */
  readonly prizes: Readonly<Record<number, number>>;
  /** Of these prizes there is no more than {@link Site.stock}. */
  readonly limited: number;
}

export interface Site {
  players: Player[];
  /** The shares of each envelope that are left, in their order. */
  envelopes: number[][];
  stock: number;
  cashier: cashier.Cashier;
}

export function newSite(players: number, envelopes: number[][], stock: number, rules: Rules): Site {
  return {
    players: Array.from({ length: players }, () => ({
      balance: START,
      wallets: {},
      claimed: [],
      draws: rules.drawsPerDay,
      signedIn: false,
      plays: true,
      rounds: {},
      transactions: {},
      kept: {},
    })),
    envelopes,
    stock,
    cashier: cashier.newCashier(),
  };
}

/**
 * The site after something has happened; `undefined` where the model would have answered otherwise.
 * @param history everything that happened
 */
export const after =
  (rules: Rules, history: readonly Event[]) =>
  (site: Site, event: Event): Site | undefined => {
    const next = JSON.parse(JSON.stringify(site)) as Site;
    const expected = act(next, event, rules, history);
    return isDeepStrictEqual(expected, event.outcome) ? next : undefined;
  };

function act(site: Site, event: Event, rules: Rules, history: readonly Event[]): Outcome {
  const { operation } = event;
  if (operation.kind === 'notice') {
    const isTwin = isCode(event.outcome, '409') && hasTwin(operation, event, history);
    return cashier.notice(site.players, site.cashier, operation, isTwin);
  }
  if (!('player' in operation)) return cashier.decide(site.players, site.cashier, operation);
  const player = site.players[operation.player];
  if (!player) throw new Error(`there is no player ${operation.player}`);
  if ('round' in operation) return ofProvider(player, operation);
  if (!('name' in operation)) return ofOthers(site, player, operation, rules);
  if (isCode(event.outcome, '409') && hasRival(event, history)) return refused('409');
  const scope = `${operation.kind} ${operation.name}`;
  const payload = payloadOf(operation);
  const kept = player.kept[scope];
  if (kept) return kept.payload === payload ? kept.outcome : refused('409');
  const outcome = ofMember(site, player, operation, event, rules);
  player.kept[scope] = { payload, outcome };
  return outcome;
}

/** What a call asks for beside who asks. */
function payloadOf({ player: _player, ...payload }: MemberCall): string {
  return JSON.stringify(payload);
}

/** Whether the very same notice had been sent before this one was answered. */
function hasTwin(notice: Notice, event: Event, history: readonly Event[]): boolean {
  return history.some(
    (other) => other !== event && other.began < event.ended && isDeepStrictEqual(other.operation, notice),
  );
}

/**
 * Whether another payload had this key: it is taken from the moment that its first call comes, not from that of its
 * effect.
 */
function hasRival({ operation, ended }: Event, history: readonly Event[]): boolean {
  return history.some(
    (other) =>
      other.began < ended &&
      !isCode(other.outcome, '409') &&
      'name' in other.operation &&
      'name' in operation &&
      other.operation.player === operation.player &&
      other.operation.kind === operation.kind &&
      other.operation.name === operation.name &&
      payloadOf(other.operation) !== payloadOf(operation),
  );
}

function ofMember(site: Site, player: Player, call: MemberCall, event: Event, rules: Rules): Outcome {
  switch (call.kind) {
    case 'transfer':
      return transfer(player, call);
    case 'claim': {
      const share = site.envelopes[call.envelope]?.[0];
      if (share === undefined || player.claimed.includes(call.envelope)) return refused('102');
      site.envelopes[call.envelope]?.shift();
      player.claimed.push(call.envelope);
      player.balance += share;
      return answered({ cash: decimal(share) });
    }
    case 'signIn':
      if (player.signedIn) return refused('101');
      player.signedIn = true;
      player.balance += rules.signInReward;
      return answered({ day: 1, streak: 1, cash: decimal(rules.signInReward) });
    case 'spin':
      return spin(site, player, event, rules);
    case 'allBack':
      return bringBack(player, Object.keys(player.wallets).map(Number), { stayed: [] }, event);
    case 'getBack':
      return bringBack(player, [0], {}, event);
    case 'deposit':
      return cashier.deposit(site.cashier, call, event, rules);
    case 'cancelDeposit':
      return cashier.cancelDeposit(site.cashier, call.player, call.order);
    case 'withdraw':
      return cashier.withdraw(player, site.cashier, call, event, rules);
    case 'cancelWithdrawal':
      return cashier.cancelWithdrawal(player, site.cashier, call.player, call.order);
    case 'give': {
      const to = call.to === AGENT ? undefined : site.players[call.to];
      return cashier.give(player, to, site.cashier, call.amount, rules);
    }
  }
}

function transfer(player: Player, call: Extract<MemberCall, { kind: 'transfer' }>): Outcome {
  const { provider, direction, amount } = call;
  const wallet = player.wallets[provider] ?? 0;
  if (provider === 0 && isQuitting(player)) return refused('107');
  if (direction === 'out' && provider === 0 && isPlaying(player)) return refused('103');
  const change = direction === 'in' ? amount : -amount;
  if (player.balance - change < 0 || wallet + change < 0) return refused('101');
  player.balance -= change;
  player.wallets[provider] = wallet + change;
  return answered({ cash: decimal(player.balance), walletCash: decimal(wallet + change) });
}

const isPlaying = (player: Player): boolean =>
  Object.values(player.rounds).some(({ state }) => state === 'open');

/** Whether a game was left with a round open: a run ends before the time limit of its quit. */
const isQuitting = (player: Player): boolean => !player.plays && isPlaying(player);

function bringBack(
  player: Player,
  providers: readonly number[],
  answer: object,
  { began, ended, outcome }: Event,
): Outcome {
  if (player.back) {
    const [shortest, longest] = [began - player.back.ended, ended - player.back.began];
    // Nobody knows the moments themselves: between the two, both may be true.
    const isRefused = outcome.kind === 'refused' && outcome.code === '101';
    if (longest < BACK_TRANSFER_COOLDOWN_MS) return refused('101');
    if (shortest < BACK_TRANSFER_COOLDOWN_MS && isRefused) return refused('101');
  }
  const filled = providers.filter((provider) => (player.wallets[provider] ?? 0) > 0);
  if (filled.length === 0) return refused('102');
  if (filled.includes(0) && isQuitting(player)) return refused('107');
  if (filled.includes(0) && isPlaying(player)) return refused('103');
  for (const provider of filled) {
    player.balance += player.wallets[provider] ?? 0;
    player.wallets[provider] = 0;
  }
  player.back = { began, ended };
  return answered(answer);
}

/** Which prize it is, is chance: whatever the platform says, if there is one left of it. */
function spin(site: Site, player: Player, { outcome }: Event, rules: Rules): Outcome {
  if (player.draws === 0) return refused('2093101');
  const { prizeId = NaN } = outcome.kind === 'answered' ? (outcome.answer as { prizeId?: number }) : {};
  const amount = rules.prizes[prizeId];
  if (amount === undefined) return refused('no such prize');
  if (prizeId === rules.limited) {
    if (site.stock === 0) return refused('none of it is left');
    site.stock -= 1;
  }
  player.draws -= 1;
  player.balance += amount;
  return answered({ prizeId, remainingDraws: player.draws });
}

function ofProvider(player: Player, call: ProviderCall): Outcome {
  const { round: roundId, transaction, player: _player, ...rest } = call;
  const purpose = JSON.stringify({ roundId, ...rest });
  const known = player.transactions[transaction];
  if (known) return known.for === purpose ? answered(known.answer) : refused('409');
  const round = player.rounds[roundId];
  if (round?.state === 'closed') return refused('410');
  if (call.kind === 'wager') {
    if (!player.plays) return refused('401');
    if (player.balance < call.amount) return refused('402');
    player.balance -= call.amount;
    player.rounds[roundId] = { state: 'open', stake: (round?.stake ?? 0) + call.amount };
  } else {
    const stake = round?.stake ?? 0;
    if (call.kind === 'settle') {
      if (!round) return refused('411');
      const { payout, returned = 0 } = call;
      if (returned > stake) return refused('418');
      player.balance += payout + returned;
    } else player.balance += stake;
    player.rounds[roundId] = { state: 'closed', stake: 0 };
  }
  const answer = { balance: decimal(player.balance) };
  player.transactions[transaction] = { for: purpose, answer };
  return answered(answer);
}

function ofOthers(site: Site, player: Player, call: OtherCall, rules: Rules): Outcome {
  const { kind } = call;
  if (kind === 'deposits' || kind === 'withdrawals') {
    return cashier.ordersOf(site.cashier, call.player, kind);
  }
  if (kind === 'leave') {
    player.plays = false;
    return answered({});
  }
  if (kind === 'cash') return answered({ cash: decimal(player.balance) });
  const filled = rules.providers.flatMap((gpId, provider) => {
    const cash = player.wallets[provider] ?? 0;
    return cash > 0 ? [{ gpId, cash }] : [];
  });
  const aside = filled.reduce((sum, { cash }) => sum + cash, 0);
  return answered({
    cash: decimal(player.balance),
    total: decimal(player.balance + aside),
    wallets: filled.map(({ gpId, cash }) => ({ gpId, cash: decimal(cash) })),
  });
}

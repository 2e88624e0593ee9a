import type { FinishedRound } from '../shared/api.ts';
import { ask } from '../shared/dialog.ts';
import { h } from '../shared/dom.ts';
import type { Words } from '../shared/i18n.ts';
import type { Money } from '../shared/money.ts';

/** The session's rounds, newest first, and their sum. */
export async function showHistory(
  host: HTMLElement,
  { words, money, rounds }: { words: Words; money: Money; rounds: readonly FinishedRound[] },
): Promise<void> {
  const time = new Intl.DateTimeFormat(words.tag, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const sum = (part: 'stake' | 'payout'): string =>
    money.write(rounds.reduce((total, round) => total + money.read(round[part]), 0n));
  const rows = rounds.map(({ at, stake, payout, stops }) => {
    const free = stops.length - 1;
    const won = money.read(payout) > money.read(stake);
    return h(
      'li',
      { class: 'past' },
      h('time', { datetime: new Date(at).toISOString() }, time.format(at)),
      h('span', { class: 'past-free' }, free > 0 ? words('historyFree', { count: free }) : ''),
      h('span', {}, h('small', {}, words('stake')), money.write(money.read(stake))),
      h(
        'span',
        { class: won ? 'past-won' : undefined },
        h('small', {}, words(won ? 'win' : 'returned')),
        money.write(money.read(payout)),
      ),
    );
  });
  await ask<void>(host, {
    title: words('history'),
    dismiss: { value: undefined, label: words('back') },
    body:
      rows.length === 0
        ? [h('p', {}, words('historyEmpty'))]
        : [
            h('p', { class: 'sum' }, words('historySum', { staked: sum('stake'), paid: sum('payout') })),
            h('ol', { class: 'past-list' }, ...rows),
          ],
  });
}

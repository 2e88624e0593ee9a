import { SLOT_FACTS } from '../../games/lines/rules/facts.ts';
import { LINES } from '../../games/lines/rules/lines.ts';
import {
  LINE_COUNT,
  LINE_PAYS,
  MAX_FREE_SPINS,
  RETRIGGER_SPINS,
  SCATTER_AWARDS,
} from '../../games/lines/rules/paytable.ts';
import { PAYING_SYMBOLS, REELS, ROWS, type SlotSymbol } from '../../games/lines/rules/symbols.ts';
import { drawSymbol } from '../art/sprites.ts';
import type { Theme } from '../art/theme.ts';
import { ask } from '../shared/dialog.ts';
import { h } from '../shared/dom.ts';
import type { Words } from '../shared/i18n.ts';
import type { Money } from '../shared/money.ts';

const PICTURE_PX = 132;

/** Rules and pays, for the stake that is set now. */
export async function showHelp(
  host: HTMLElement,
  { words, money, theme, stake }: { words: Words; money: Money; theme: Theme; stake: bigint },
): Promise<void> {
  const line = stake / BigInt(LINE_COUNT);
  const labels = { wild: words('wild'), scatter: words('scatter') };
  const number = new Intl.NumberFormat(words.tag);
  const picture = (symbol: SlotSymbol): HTMLCanvasElement => {
    const canvas = drawSymbol(theme, symbol, PICTURE_PX, labels);
    canvas.className = 'pay-picture';
    canvas.setAttribute('aria-hidden', 'true');
    return canvas;
  };
  const pay = (count: number, amount: bigint): HTMLElement =>
    h('div', { class: 'pay-row' }, h('dt', {}, number.format(count)), h('dd', {}, money.write(amount)));
  const pays = PAYING_SYMBOLS.map((symbol) =>
    h(
      'li',
      { class: 'pay' },
      picture(symbol),
      h('dl', {}, ...[5, 4, 3].map((count) => pay(count, line * BigInt(LINE_PAYS[symbol][count - 3]!)))),
    ),
  );
  const awards = ([5, 4, 3] as const).map((count) => {
    const { pays: times, freeSpins, multiplier } = SCATTER_AWARDS[count];
    const values = { amount: money.write(stake * BigInt(times)), spins: freeSpins, multiplier };
    return h(
      'div',
      { class: 'pay-row' },
      h('dt', {}, number.format(count)),
      h('dd', {}, words('helpScatterRow', values)),
    );
  });
  const percent = new Intl.NumberFormat(words.tag, { style: 'percent', minimumFractionDigits: 2 });
  const facts: readonly (readonly [string, string, string?])[] = [
    [words('factReturn'), percent.format(SLOT_FACTS.returnBasisPoints / 10_000), words('factReturnNote')],
    [words('factVolatility'), words('volatilityMedium')],
    [words('factWins'), words('factWinsValue', { count: SLOT_FACTS.winPercent })],
    [words('factBonus'), words('factBonusValue', { count: SLOT_FACTS.bonusEvery })],
    [words('factMax'), words('grand', { times: SLOT_FACTS.maxWinMultiple })],
  ];

  await ask<void>(host, {
    title: words('help'),
    className: 'wide',
    dismiss: { value: undefined, label: words('back') },
    body: [
      h('h3', {}, words('helpPays')),
      h('p', {}, words('helpPaysNote', { stake: money.write(stake) })),
      h('ul', { class: 'pays' }, ...pays),
      h(
        'div',
        { class: 'specials' },
        h('div', { class: 'special' }, picture('wild'), h('p', {}, words('helpWildNote'))),
        h(
          'div',
          { class: 'special' },
          picture('scatter'),
          h('div', {}, h('p', {}, words('helpScatterNote')), h('dl', {}, ...awards)),
        ),
      ),
      h('p', {}, words('helpRetrigger', { count: RETRIGGER_SPINS, max: MAX_FREE_SPINS })),
      h('h3', {}, words('helpLines')),
      h('p', {}, words('helpLinesNote', { count: LINE_COUNT })),
      h(
        'ul',
        { class: 'lines', 'aria-hidden': 'true' },
        ...LINES.map((rows, n) => lineMap(rows, number.format(n + 1))),
      ),
      h('h3', {}, words('helpFacts')),
      h(
        'dl',
        { class: 'facts' },
        ...facts.map(([term, value, note]) =>
          h(
            'div',
            {},
            h('dt', {}, term),
            h('dd', {}, h('strong', {}, value), note ? h('p', {}, note) : undefined),
          ),
        ),
      ),
      h('h3', {}, words('factDraw')),
      h('p', {}, words('factDrawNote')),
    ],
  });
}

/** A line as a small map of the reels. */
function lineMap(rows: readonly number[], name: string): HTMLElement {
  const cells = Array.from({ length: ROWS * REELS }, (_, n) =>
    h('i', { class: rows[n % REELS] === Math.floor(n / REELS) ? 'on' : undefined }),
  );
  return h('li', {}, h('span', { class: 'line-map' }, ...cells), h('span', {}, name));
}

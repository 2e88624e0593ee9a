import { AUTO_COUNTS, AUTO_LOSS_STAKES, type AutoPlay } from '../play/auto.ts';
import { ask } from '../shared/dialog.ts';
import { h } from '../shared/dom.ts';
import type { Words } from '../shared/i18n.ts';
import type { Money } from '../shared/money.ts';

/** Asks how many rounds, and for the most that may be lost in them; there is no auto play without that limit. */
export async function askAutoPlay(
  host: HTMLElement,
  { words, money, stake }: { words: Words; money: Money; stake: bigint },
): Promise<AutoPlay | undefined> {
  const number = new Intl.NumberFormat(words.tag);
  const counts = choices(
    'auto-count',
    words('autoCount'),
    AUTO_COUNTS.map((count) => [String(count), number.format(count)]),
  );
  const limits = choices(
    'auto-limit',
    words('autoLimit'),
    AUTO_LOSS_STAKES.map((stakes) => [String(stakes), money.write(stake * BigInt(stakes))]),
  );
  const begin = await ask(host, {
    title: words('autoTitle'),
    body: [counts.element, limits.element, h('p', { class: 'quiet' }, words('autoNote'))],
    actions: [{ label: words('bonusStart'), value: true, primary: true }],
    dismiss: { value: false, label: words('back') },
  });
  if (!begin) return undefined;
  return { left: Number(counts.chosen()), lossLimit: stake * BigInt(limits.chosen()), lost: 0n };
}

/** One of a few, as a row of radio buttons; the first is chosen. */
function choices(
  name: string,
  legend: string,
  options: readonly (readonly [value: string, label: string])[],
): { readonly element: HTMLElement; chosen(): string } {
  const inputs = options.map(([value], n) => h('input', { type: 'radio', name, value, checked: n === 0 }));
  const labels = options.map(([, label], n) =>
    h('label', { class: 'choice' }, inputs[n]!, h('span', {}, label)),
  );
  return {
    element: h('fieldset', { class: 'choices' }, h('legend', {}, legend), h('div', {}, ...labels)),
    chosen: () => inputs.find((input) => input.checked)?.value ?? options[0]![0],
  };
}

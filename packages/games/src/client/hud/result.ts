import { h } from '../shared/dom.ts';
import type { Words } from '../shared/i18n.ts';
import type { Money } from '../shared/money.ts';
import type { Verdict } from '../play/play.machine.ts';

/** The strip under the reels: what the round has paid, told as what it is. */
export interface ResultStrip {
  readonly element: HTMLElement;
  /** Read out by assistive technology, once per round. */
  readonly live: HTMLElement;
  idle(): void;
  clear(): void;
  /** Counts up to the amount; resolves when it stands, at once when skipped. */
  pay(verdict: Verdict, from: bigint, to: bigint, ms: number, skip?: AbortSignal): Promise<void>;
  note(text: string): void;
  say(text: string): void;
}

export function createResultStrip(words: Words, money: Money): ResultStrip {
  const label = h('span', { class: 'result-label' });
  const amount = h('span', { class: 'result-amount' });
  const note = h('span', { class: 'result-note' });
  const element = h(
    'div',
    { class: 'result', 'aria-hidden': 'true' },
    h('div', { class: 'result-main' }, label, amount),
    note,
  );
  const live = h('p', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' });

  function show(verdict: Verdict | 'idle', text: string, value: string): void {
    element.dataset.verdict = verdict;
    label.textContent = text;
    amount.textContent = value;
  }

  return {
    element,
    live,
    idle() {
      show('idle', words('idle'), '');
      note.textContent = '';
    },
    clear() {
      show('nothing', '', '');
      note.textContent = '';
    },
    async pay(verdict, from, to, ms, skip) {
      const text = words(verdict === 'win' || verdict === 'grand' ? 'win' : 'returned');
      if (verdict === 'partial' || verdict === 'even' || ms === 0)
        return show(verdict, text, money.write(to));
      const start = performance.now();
      for (;;) {
        const share = Math.min(1, (performance.now() - start) / ms);
        if (share === 1 || skip?.aborted) break;
        const eased = 1 - (1 - share) ** 3;
        show(verdict, text, money.write(from + BigInt(Math.round(Number(to - from) * eased))));
        await new Promise(requestAnimationFrame);
      }
      show(verdict, text, money.write(to));
    },
    note: (text) => void (note.textContent = text),
    say: (text) => void (live.textContent = text),
  };
}

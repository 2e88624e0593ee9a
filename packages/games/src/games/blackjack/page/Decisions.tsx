import { useEffect } from 'preact/hooks';
import { Button, MainButton, useMoney } from '../../../page/kit.ts';
import type { Action } from '../rules/round.ts';
import { useBlackjackWords, type BlackjackKey } from './words.ts';

/** Space and Enter take the cautious one of what is asked; each has a key of its own. */
const MAIN: readonly Action[] = ['stand', 'decline'];
const KEYS: Record<Action, string> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  insure: 'y',
  decline: 'n',
};

const LABELS: Record<Action, BlackjackKey> = {
  hit: 'hit',
  stand: 'stand',
  double: 'double',
  split: 'split',
  insure: 'insure',
  decline: 'decline',
};

/** What may be decided now, each a button: whether the balance reaches for it is the server's to say. */
export function Decisions({
  allowed,
  advised,
  busy,
  stake,
  onDecide,
}: {
  readonly allowed: readonly Action[];
  /** What the hint says, where it is on. */
  readonly advised: Action | undefined;
  readonly busy: boolean;
  /** Minor unit. */
  readonly stake: bigint;
  readonly onDecide: (action: Action) => void;
}) {
  const words = useBlackjackWords();
  const money = useMoney();
  const label = (action: Action): string => words(LABELS[action], { amount: money.write(stake / 2n) });
  useKeys(allowed, (action) => {
    if (!busy) onDecide(action);
  });
  return (
    <div class="bj-decisions" data-busy={busy ? '' : undefined}>
      {allowed.map((action) => {
        const isMain = MAIN.includes(action);
        const name = `bj-decision ${advised === action ? 'bj-advised' : ''}`;
        return (
          <div key={action} class={name} data-decision={action}>
            {isMain ? (
              <MainButton label={label(action)} disabled={busy} onPress={() => onDecide(action)} />
            ) : (
              <Button label={label(action)} disabled={busy} onPress={() => onDecide(action)} />
            )}
            <kbd aria-hidden="true">{KEYS[action].toUpperCase()}</kbd>
          </div>
        );
      })}
    </div>
  );
}

/** Each decision by its letter, wherever the focus is but in a field or a dialog. */
function useKeys(allowed: readonly Action[], press: (action: Action) => void): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element | null)?.closest('input, textarea, select')) return;
      if (document.querySelector('dialog[open]')) return;
      const action = allowed.find((one) => KEYS[one] === event.key.toLowerCase());
      if (action) press(action);
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  });
}

import type { LegState as State } from '../../../protocol/book.ts';
import { Icon, useWords, type IconName } from '../../../page/kit.ts';
import type english from './messages/en_US.json';

const ICONS: Record<State, IconName> = { open: 'clock', won: 'check', lost: 'close', void: 'undo' };

/** Whether a leg was right, as a sign; in words for who does not see it. */
export function LegState({ state }: { readonly state: State }) {
  const words = useWords<keyof typeof english>();
  return (
    <span class="leg-state" data-state={state} title={words(`leg${state}`)}>
      <Icon name={ICONS[state]} />
      <span class="visually-hidden">{words(`leg${state}`)}</span>
    </span>
  );
}

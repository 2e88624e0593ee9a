import { useSiteTime } from '@tessera/kit';
import { Notice } from '@tessera/ui';
import type { AnswerOf, responsible } from '@tessera/wire';
import { useText } from '../text.ts';

type Exclusion = AnswerOf<typeof responsible>['exclusion'];

/** Says that a break or an exclusion is in force, until when, and what the member can still do. */
export function BreakNotice({ exclusion }: { readonly exclusion: Exclusion }) {
  const text = useText();
  const when = useSiteTime();
  if (!exclusion) return null;
  const { kind, until } = exclusion;
  const words =
    until === null
      ? text('breaks.forGood')
      : text(kind === 'time_out' ? 'breaks.now' : 'breaks.excluded', { when: when(until) });
  return <Notice tone="warning">{words}</Notice>;
}

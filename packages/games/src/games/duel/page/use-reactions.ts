import { useRef } from 'preact/hooks';
import { useAnnounce, useOnChange, useResultTold, useSound, type TableResult } from '../../../page/kit.ts';
import type { ChampionId } from '../rules/champions.ts';
import type { Moment } from './moment.ts';
import { hasLanded, tellEnd } from './told.ts';
import { nameOf, useDuelWords } from './words.ts';

/** What is heard, and read out, as a duel goes on. @param ended once everybody is told how it ended */
export function useReactions(
  moment: Moment | undefined,
  ended: { readonly winner: ChampionId | undefined; readonly exchanges: number } | undefined,
  result: TableResult | undefined,
): void {
  const words = useDuelWords();
  const sound = useSound();
  const announce = useAnnounce();
  const before = useRef(moment?.standing);
  const act = moment?.act;

  useOnChange(act?.kind, () => {
    if (act?.kind === 'void') announce(words('void'));
    if (!moment || act?.kind !== 'salute') return;
    sound.play('rise', 1);
    announce(words('begins', { left: nameOf(words, moment.left), right: nameOf(words, moment.right) }));
  });
  useOnChange(moment?.standing.exchanges, () => {
    const [was, is] = [before.current, moment?.standing];
    before.current = is;
    if (!was || !is || !moment || !hasLanded(moment)) return;
    const blow = Math.max(was.left - is.left, was.right - is.right);
    if (blow > 0) sound.play('drop', blow * 3);
    else sound.tone(1_320, 0, 0.5, 0.05, 'triangle');
  });
  useOnChange(ended !== undefined, () => {
    if (ended) announce(tellEnd(words, ended));
  });
  useResultTold(result, ended && tellEnd(words, ended));
}

import {
  useAnnounce,
  useOnChange,
  useResultTold,
  useSound,
  useWords,
  type TableResult,
  type TableSnapshot,
} from '../../../page/kit.ts';
import { drumsByFall, type Lottery } from './lotteries.ts';
import type english from './messages/en_US.json';

/** The balls of a draw as a sentence. */
export function useDrawn<Ticket, Outcome>({ drums, ballsOf }: Lottery<Ticket, Outcome>) {
  const words = useWords<keyof typeof english>();
  return (outcome: Outcome): string => {
    const from = drumsByFall(drums);
    const balls = ballsOf(outcome);
    const numbers = balls.filter((_, at) => from[at]!.kind !== 'bonus').join(', ');
    const bonus = balls.find((_, at) => from[at]!.kind === 'bonus');
    return bonus === undefined ? words('drawn', { numbers }) : words('drawnBonus', { numbers, bonus });
  };
}

/** What is heard, and read out, as a draw goes on. */
export function useReactions<Ticket, Outcome>(
  lottery: Lottery<Ticket, Outcome>,
  snapshot: TableSnapshot<Outcome, Outcome> | undefined,
  fallen: readonly number[],
  result: TableResult | undefined,
): void {
  const words = useWords<keyof typeof english>();
  const sound = useSound();
  const announce = useAnnounce();
  const drawn = useDrawn(lottery);
  const phase = snapshot?.phase;
  const outcome = snapshot?.outcome;
  useOnChange(fallen.length, () => {
    if (phase === 'running' && fallen.length > 0) sound.play('drop', fallen.length);
  });
  useOnChange(phase, () => {
    if (phase === 'running') sound.play('spin');
    if (phase === 'void') announce(words('void'));
    if (outcome) announce(drawn(outcome));
  });
  useResultTold(result, outcome ? drawn(outcome) : undefined);
}

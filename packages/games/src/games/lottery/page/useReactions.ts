import {
  useAnnounce,
  useBalance,
  useMoney,
  useOnChange,
  useSound,
  useWords,
  verdictOf,
  type FrameKey,
  type TableSnapshot,
  type Verdict,
} from '../../../page/kit.ts';
import { drumsByFall, type Lottery } from './lotteries.ts';
import type english from './messages/en_US.json';

export interface Result {
  /** Minor unit. */
  readonly payout: bigint;
  readonly staked: bigint;
}

const RESULTS: Record<Verdict, FrameKey> = {
  nothing: 'resultNone',
  partial: 'resultPartial',
  even: 'resultEven',
  win: 'resultWin',
  grand: 'resultWin',
};

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
  result: Result | undefined,
): void {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const sound = useSound();
  const announce = useAnnounce();
  const balance = useBalance();
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
  useOnChange(result !== undefined, () => {
    if (!result || !outcome) return;
    const verdict = verdictOf(result.payout, result.staked);
    if (verdict === 'win' || verdict === 'grand') sound.play(verdict);
    const paid = words(RESULTS[verdict], {
      payout: money.write(result.payout),
      stake: money.write(result.staked),
      balance: money.write(balance),
    });
    announce(`${drawn(outcome)} ${paid}`);
  });
}

import { useEffect, useRef } from 'preact/hooks';
import {
  useAnnounce,
  useBalance,
  useMoney,
  useSound,
  useToast,
  useWords,
  verdictOf,
  type BookView,
  type FrameKey,
  type Verdict,
} from '../../../page/kit.ts';
import { followed, newGoals, newlyEnded, sideName } from './fixtures.ts';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';

const RESULTS: Record<Verdict, FrameKey> = {
  nothing: 'resultNone',
  partial: 'resultPartial',
  even: 'resultEven',
  win: 'resultWin',
  grand: 'resultWin',
};

/**
 * What is heard and read out by itself: goals of matches that the player's open slips wait for, and of no others; and how
 * slips ended.
 */
export function useReactions({ book, mine }: Pick<BookView, 'book' | 'mine'>): void {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const money = useMoney();
  const sound = useSound();
  const announce = useAnnounce();
  const toast = useToast();
  const balance = useBalance();
  const before = useRef({ book, mine });

  useEffect(() => {
    const known = before.current;
    before.current = { book, mine };
    if (!book || !known.book) return;
    // A goal may decide a slip in the same moment: it was waited for until then.
    const goals = newGoals(known.book, book, followed(known.mine)).map(({ fixture, goal }) =>
      words('goalTold', {
        team: sideName(fixture, goal.side),
        minute: goal.minute,
        ...{ home: fixture.home.name, away: fixture.away.name, score: names.score(fixture.score) },
      }),
    );
    const ended = newlyEnded(known.mine, mine).map((slip) => {
      const { payout, stake } = slip;
      if (payout === null) return words('returnedTold', { stake: money.write(stake) });
      const verdict = verdictOf(money.read(payout), money.read(stake));
      if (verdict === 'win' || verdict === 'grand') sound.play(verdict);
      return words(RESULTS[verdict], {
        payout: money.write(payout),
        stake: money.write(stake),
        balance: money.write(balance),
      });
    });
    if (goals.length > 0) sound.play('reveal');
    const told = [...goals, ...ended].join(' ');
    if (told === '') return;
    announce(told);
    toast(told);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is said belongs to this change of the book
  }, [book, mine]);
}

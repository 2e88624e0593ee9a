import { useState } from 'preact/hooks';
import {
  Button,
  MainButton,
  ResultLine,
  StakeBar,
  Table,
  useAnnounce,
  useBalance,
  useCellAs,
  useMoney,
  useRemembered,
  useRound,
  useSession,
  useSound,
  useStake,
  verdictOf,
  type RoundAnswer,
} from '../../../page/kit.ts';
import { advise } from '../rules/advise.ts';
import { HOUSES, VARIANTS, type BlackjackChoice } from '../rules/index.ts';
import { COST, type Action } from '../rules/round.ts';
import type { BlackjackView } from '../rules/view.ts';
import { Decisions } from './Decisions.tsx';
import { Felt } from './Felt.tsx';
import { useTurns } from './use-turns.ts';
import { useBlackjackWords } from './words.ts';

type Answer = RoundAnswer<BlackjackChoice, Action, BlackjackView>;

/** Blackjack against the house, decision by decision. */
export function Game() {
  const words = useBlackjackWords();
  const money = useMoney();
  const sound = useSound();
  const announce = useAnnounce();
  const balance = useBalance();
  const { stake } = useStake();
  const { variant } = useSession();
  const { round, view, phase, play, act, shown } = useRound(VARIANTS.classic);
  const { seen, show, clear } = useTurns(view);
  const isDealt = useCellAs(seen, isThere);
  const ended = useCellAs(seen, endOf);
  const [moving, setMoving] = useState(false);
  const [hint, setHint] = useRemembered('hint', false);
  const [result, setResult] = useState<{ payout: bigint; staked: bigint } | undefined>(undefined);
  const house = HOUSES[variant as keyof typeof HOUSES];
  const isOpen = phase === 'open' && !moving;

  /** Lays the answer's cards; a round that is over with them is paid. */
  async function present(answer: Answer, isNew: boolean): Promise<void> {
    setMoving(true);
    await show(answer.view, isNew);
    setMoving(false);
    const said = { you: totals(answer.view), dealer: answer.view.dealer.points };
    if (!answer.over) return announce(words('sayOpen', said));
    const payout = money.read(answer.payout ?? '0');
    const staked = money.read(answer.staked);
    const verdict = verdictOf(payout, staked);
    if (verdict === 'win' || verdict === 'grand') sound.play('win', 2);
    setResult({ payout, staked });
    shown();
  }

  async function deal(): Promise<void> {
    setResult(undefined);
    clear();
    const answer = await play({});
    if (answer) await present(answer, true);
  }

  async function decide(action: Action): Promise<void> {
    sound.play('press');
    const answer = await act(action);
    if (answer) await present(answer, false);
  }

  const roundStake = round && isDealt ? money.read(round.stake) : stake;
  /** By what is shown: for hints alone. */
  const canAfford = (action: Action): boolean => balance * 2n >= roundStake * BigInt(COST[action] * 2);
  const open = isOpen && view ? { ...view, allowed: view.allowed.filter(canAfford) } : undefined;
  const advised = hint && open ? advise(open) : undefined;
  function idleText(): string {
    if (isOpen) return view?.insurance === 'offered' ? words('askInsurance') : '';
    return phase === 'ready' && !isDealt ? words('idle') : '';
  }

  /** What is to be said beside the result. */
  function noteOf(): string {
    if (ended?.insurance === 'taken') {
      const paid = (roundStake * BigInt(ended.insuranceHalves)) / 2n;
      return ended.insuranceHalves > 0
        ? words('insurancePaid', { amount: money.write(paid) })
        : words('insuranceLost');
    }
    if (!isOpen) return '';
    if (advised) return words('advice', { action: words(advised, { amount: money.write(roundStake / 2n) }) });
    if (view?.allowed.some((action) => !canAfford(action))) return words('short');
    return '';
  }

  return (
    <>
      <Table class="bj-table">
        <Felt seen={seen} stake={roundStake} hitsSoft17={house.hitsSoft17} />
        <ResultLine result={result} idle={idleText()} note={noteOf()} />
      </Table>
      <StakeBar locked={phase !== 'ready'}>
        {phase === 'ready' || (phase === 'asking' && !isDealt) ? (
          <MainButton label={words('deal')} busy={phase !== 'ready'} onPress={() => void deal()} />
        ) : (
          <Decisions
            allowed={view?.allowed ?? []}
            advised={advised}
            busy={!isOpen}
            stake={roundStake}
            onDecide={(action) => void decide(action)}
          />
        )}
        <Button kind="round" label={words('hint')} pressed={hint} onPress={() => setHint(!hint)}>
          <Bulb />
        </Button>
      </StakeBar>
    </>
  );
}

const isThere = (table: BlackjackView | undefined): boolean => table !== undefined;
/** The table of a round that is over; what it has come to is said beside it. */
const endOf = (table: BlackjackView | undefined): BlackjackView | undefined =>
  table?.over ? table : undefined;

const totals = ({ hands }: BlackjackView): string => hands.map(({ points }) => points).join(', ');

/** The hint's picture: a light that goes on. */
const Bulb = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 17h6M10 20.5h4M8.8 14.2a5.8 5.8 0 1 1 6.4 0c-.5.4-.7.8-.7 1.3V17h-5v-1.5c0-.5-.2-.9-.7-1.3z" />
  </svg>
);

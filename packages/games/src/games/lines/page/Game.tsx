import { useMemo, useRef, useState } from 'preact/hooks';
import {
  AutoButton,
  Button,
  MainButton,
  pause,
  ResultLine,
  StakeBar,
  Table,
  useAutoplay,
  useCalm,
  useMoney,
  useRemembered,
  useRound,
  useSession,
  useSound,
  verdictOf,
  type RoundAnswer,
} from '../../../page/kit.ts';
import { VARIANTS, type LinesRound } from '../rules/index.ts';
import { MAX_WIN_MULTIPLE } from '../rules/paytable.ts';
import { replayRound, type Round } from '../rules/round.ts';
import { BASE_REELS } from '../rules/strips.ts';
import { drawEmblem } from './art/symbols.ts';
import type { Theme } from './art/theme.ts';
import { Mount, useStill } from './Picture.tsx';
import { cycleWins } from './play/cycle-wins.ts';
import { revealSpin } from './play/reveal.ts';
import { showBonus, type BonusCount } from './play/show-bonus.tsx';
import { TIMING } from './play/timing.ts';
import { useAsk } from './play/use-ask.tsx';
import { useSlot } from './play/use-slot.ts';
import { burst } from './stage/burst.ts';
import { useTheme } from './theme.ts';
import { useLinesWords } from './words.ts';

/** Five reels under glass, each world painted with its own symbols, light and weather. */
export function Game() {
  const theme = useTheme();
  return theme ? <Slot theme={theme} /> : <Table />;
}

const EMBLEM_PX = 420;

function Slot({ theme }: { readonly theme: Theme }) {
  const words = useLinesWords();
  const money = useMoney();
  const sound = useSound();
  const calm = useCalm();
  const { gameName } = useSession();
  const { phase, play, shown } = useRound(VARIANTS.classic);
  const slot = useSlot(theme);
  const [quick, setQuick] = useRemembered('quick', false);
  const [result, setResult] = useState<{ payout: bigint; staked: bigint } | undefined>(undefined);
  const [note, setNote] = useState('');
  const [spins, count] = useState<BonusCount | undefined>(undefined);
  const [dialog, ask] = useAsk();
  const showing = useRef(new AbortController());
  const hurried = useRef(quick);
  hurried.current = quick;
  const emblem = useStill(useMemo(() => drawEmblem(theme, EMBLEM_PX), [theme]));
  const { stage } = slot;

  /** `undefined` ends auto play: the round was refused, or was a bonus. */
  async function playOnce(): Promise<RoundAnswer | undefined> {
    if (phase !== 'ready') return undefined;
    showing.current.abort();
    showing.current = new AbortController();
    setResult(undefined);
    setNote('');
    const stood = stage.stops();
    const startedAt = performance.now();
    stage.run(BASE_REELS);
    sound.play('spin');
    const answer = await play({});
    if (!answer) {
      await Promise.all(stood.map((at, reel) => stage.stop(reel, at, TIMING.normal.stop)));
      return undefined;
    }
    const round = replayRound(answer.view.stops);
    const stops = answer.view.stops[0]!;
    await revealSpin({ stage, sound }, { stops, result: round.spin, startedAt, quick: hurried.current });
    if (round.bonus) await presentBonus(answer, round);
    await present(answer, round);
    return round.bonus ? undefined : answer;
  }

  function presentBonus(answer: RoundAnswer<unknown, never, LinesRound>, round: Round): Promise<void> {
    const parts = { slot, sound, words, money, ask, count, note: setNote, quick: () => hurried.current };
    const [won, staked] = [money.read(answer.payout ?? '0'), money.read(answer.stake)];
    return showBonus(parts, { round, stops: answer.view.stops, stake: staked, payout: won });
  }

  async function present(answer: RoundAnswer, round: Round): Promise<void> {
    const { signal } = showing.current;
    const staked = money.read(answer.staked);
    const payout = money.read(answer.payout ?? '0');
    const verdict = verdictOf(payout, staked);
    const times = Number(payout / staked);
    setResult({ payout, staked });
    if (verdict === 'grand') setNote(words('grand', { times }));
    if (round.capped) setNote(words('capReached', { times: MAX_WIN_MULTIPLE }));
    if (verdict === 'win') sound.play('win', times);
    if (verdict === 'grand') {
      sound.play('grand');
      burst(stage.element, [theme.accent, ...theme.lowHues], calm);
    }
    shown();
    if (round.bonus) return;
    void cycleWins({ stage, words, money, note: setNote }, round.spin, staked, signal);
    if (round.spin.wins.length > 0 && auto.left !== undefined) await pause(TIMING.allWins, signal);
  }

  const auto = useAutoplay(playOnce);
  return (
    <>
      <Mount class="backdrop" element={slot.scenery.element} />
      <Table>
        <div class="hero" aria-hidden="true">
          <Mount class="hero-art" element={emblem} />
          <span class="hero-name">{gameName}</span>
        </div>
        <Mount class="reel-box" element={stage.element} />
        <ResultLine
          result={result ?? (spins && { payout: spins.won, staked: 0n })}
          idle={words('idle')}
          note={note}
        />
        {spins && <Counter spins={spins} />}
      </Table>
      <StakeBar locked={phase !== 'ready' || auto.left !== undefined}>
        <AutoButton auto={auto} disabled={phase !== 'ready'} />
        <MainButton
          icon="spin"
          label={words('spin')}
          busy={phase !== 'ready'}
          disabled={auto.left !== undefined}
          onPress={() => void playOnce()}
        />
        <Button
          kind="round"
          icon="quick"
          label={words('quick')}
          pressed={quick}
          onPress={() => setQuick(!quick)}
        />
      </StakeBar>
      {dialog}
    </>
  );
}

function Counter({ spins }: { readonly spins: BonusCount }) {
  const words = useLinesWords();
  return (
    <div class="bonus-counter">
      <strong>{words('bonusSpin', { current: spins.current, total: spins.total })}</strong>
      <span class="times">×{words.number(spins.multiplier)}</span>
    </div>
  );
}

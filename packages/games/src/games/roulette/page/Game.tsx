import { useMemo, useRef } from 'preact/hooks';
import {
  Button,
  MainButton,
  ResultLine,
  Scene,
  StakeBar,
  Table,
  useAnnounce,
  useBalance,
  useCalm,
  useMoney,
  useOnChange,
  useSound,
  useTable,
  useToast,
  useWords,
  useWorld,
  verdictOf,
  type FrameKey,
  type Verdict,
} from '../../../page/kit.ts';
import { EUROPEAN } from '../rules/roulette.ts';
import { colourOf } from '../rules/wheel.ts';
import { ChipRail } from './ChipRail.tsx';
import { Cloth } from './Cloth.tsx';
import type english from './messages/en_US.json';
import { COLOUR_WORDS } from './spot-names.ts';
import { Strip } from './Strip.tsx';
import { spinOf, type RouletteSnapshot } from './spin.ts';
import { standing, useBets } from './useBets.ts';
import { createWheel } from './wheel.scene.ts';

/** Where wheel and cloth stand side by side; elsewhere the wheel comes in front of the cloth while it rolls. */
const WIDE = '(min-width: 1000px) and (min-height: 521px)';

const RESULTS: Record<Verdict, FrameKey> = {
  nothing: 'resultNone',
  partial: 'resultPartial',
  even: 'resultEven',
  win: 'resultWin',
  grand: 'resultWin',
};

interface Result {
  readonly payout: bigint;
  readonly staked: bigint;
}

export function Game() {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const calm = useCalm();
  const world = useWorld();
  const toast = useToast();
  const table = useTable(EUROPEAN);
  const { now, mine, phase } = table;
  const snapshot = table.snapshot as RouletteSnapshot | undefined;
  const open = phase === 'betting';
  const bets = useBets(table, open);
  const fell = snapshot?.outcome?.pocket ?? (calm ? snapshot?.told?.pocket : undefined);

  const seen = useRef({ snapshot, calm });
  seen.current = { snapshot, calm };
  const wheel = useMemo(() => {
    const wide = matchMedia(WIDE);
    return createWheel({
      spin: () => spinOf(seen.current.snapshot, now()),
      now,
      shown: () => wide.matches || seen.current.snapshot?.phase === 'running',
      calm: () => seen.current.calm,
      world,
    });
  }, [now, world]);

  const stood = standing(mine);
  const isPaid = phase === 'over' && stood.length > 0 && stood.every(({ payout }) => payout !== null);
  const result: Result | undefined = isPaid
    ? {
        payout: stood.reduce((sum, { payout }) => sum + money.read(payout!), 0n),
        staked: stood.reduce((sum, { stake }) => sum + money.read(stake), 0n),
      }
    : undefined;
  useReactions(snapshot, result);
  useOnChange(phase, () => {
    if (phase === 'running' && bets.laidTotal > 0n) toast(words('notPlaced'));
  });

  return (
    <>
      <Table>
        <div class="hall" data-phase={phase ?? 'none'}>
          <Scene class="dial" create={wheel} />
          {snapshot && <Strip snapshot={snapshot} msLeft={table.msLeft} />}
          <div class="felt">
            <Cloth
              locked={!open || table.busy}
              placed={bets.placed}
              laid={bets.laid}
              fell={phase === 'betting' ? undefined : fell}
              onLay={bets.lay}
              onTake={bets.take}
            />
          </div>
        </div>
        <ResultLine result={result} idle={idleText()} />
      </Table>
      <StakeBar right={<ChipRail />}>
        <div class="chip-tools">
          <Button
            kind="round"
            icon="undo"
            label={words('undo')}
            disabled={!bets.canUndo}
            onPress={bets.undo}
          />
          <Button
            kind="round"
            icon="clear"
            label={words('clear')}
            disabled={bets.laidTotal === 0n || table.busy}
            onPress={bets.clear}
          />
          <Button
            kind="round"
            icon={bets.laidTotal + bets.placedTotal > 0n ? 'double' : 'repeat'}
            label={words(bets.laidTotal + bets.placedTotal > 0n ? 'double' : 'repeat')}
            disabled={!bets.canRepeat}
            onPress={bets.repeat}
          />
        </div>
        <MainButton
          label={mainText()}
          busy={table.busy}
          disabled={!open || bets.laidTotal === 0n}
          onPress={() => void bets.place()}
        />
      </StakeBar>
    </>
  );

  function mainText(): string {
    if (open && bets.laidTotal > 0n) return words('place', { amount: money.write(bets.laidTotal) });
    return words(open ? 'layChips' : 'closed');
  }

  function idleText(): string {
    if (bets.placedTotal > 0n) return words('placed', { amount: money.write(bets.placedTotal) });
    return words(open ? 'idleBetting' : 'idleRolling');
  }
}

/** What is heard, and read out, as the round goes on. */
function useReactions(snapshot: RouletteSnapshot | undefined, result: Result | undefined): void {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const sound = useSound();
  const announce = useAnnounce();
  const balance = useBalance();
  const phase = snapshot?.phase;
  const fell = snapshot?.outcome?.pocket;
  useOnChange(phase, () => {
    if (phase === 'running') sound.play('spin');
    if (fell === undefined) return;
    sound.play('stop');
    announce(words('fell', { number: fell, colour: words(COLOUR_WORDS[colourOf(fell)]) }));
  });
  useOnChange(result !== undefined, () => {
    if (!result || fell === undefined) return;
    const verdict = verdictOf(result.payout, result.staked);
    if (verdict === 'win' || verdict === 'grand') sound.play(verdict);
    const paid = words(RESULTS[verdict], {
      payout: money.write(result.payout),
      stake: money.write(result.staked),
      balance: money.write(balance),
    });
    announce(`${words('fell', { number: fell, colour: words(COLOUR_WORDS[colourOf(fell)]) })} ${paid}`);
  });
}

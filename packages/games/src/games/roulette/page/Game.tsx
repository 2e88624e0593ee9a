import { useMemo, useRef } from 'preact/hooks';
import {
  ChipRail,
  ChipTools,
  MainButton,
  ResultLine,
  Scene,
  StakeBar,
  Table,
  useAnnounce,
  useCalm,
  useChips,
  useMoney,
  useOnChange,
  useResultTold,
  useSound,
  useTable,
  useTableResult,
  useToast,
  useWords,
  useGameWorld,
  type ChipRules,
  type TableResult,
} from '../../../page/kit.ts';
import { EUROPEAN } from '../rules/roulette.ts';
import { colourOf } from '../rules/wheel.ts';
import { Cloth } from './Cloth.tsx';
import type english from './messages/en_US.json';
import { COLOUR_WORDS } from './spot-names.ts';
import { Strip } from './Strip.tsx';
import { spinOf, type RouletteSnapshot } from './spin.ts';
import { createWheel } from './wheel.scene.ts';

/** Where wheel and cloth stand side by side; elsewhere the wheel comes in front of the cloth while it rolls. */
const WIDE = '(min-width: 1000px) and (min-height: 521px)';

/** A spot is its own name, and lies where it lay in the next round. */
const CHIPS: ChipRules<string> = {
  spotOf: (spot) => spot,
  betOf: (spot) => spot,
  most: EUROPEAN.most,
  lasting: true,
};

export function Game() {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const calm = useCalm();
  const world = useGameWorld();
  const toast = useToast();
  const table = useTable(EUROPEAN);
  const { now, phase } = table;
  const snapshot = table.snapshot as RouletteSnapshot | undefined;
  const open = phase === 'betting';
  const bets = useChips(CHIPS, table, snapshot?.roundId);
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

  const result = useTableResult(table);
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
        <ChipTools chips={bets} />
        <MainButton
          label={mainText()}
          busy={table.busy}
          disabled={!bets.canPlace}
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
function useReactions(snapshot: RouletteSnapshot | undefined, result: TableResult | undefined): void {
  const words = useWords<keyof typeof english>();
  const sound = useSound();
  const announce = useAnnounce();
  const phase = snapshot?.phase;
  const number = snapshot?.outcome?.pocket;
  const fell =
    number === undefined
      ? undefined
      : words('fell', { number, colour: words(COLOUR_WORDS[colourOf(number)]) });
  useOnChange(phase, () => {
    if (phase === 'running') sound.play('spin');
    if (fell === undefined) return;
    sound.play('stop');
    announce(fell);
  });
  useResultTold(result, fell);
}

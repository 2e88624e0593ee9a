import {
  ChipRail,
  ChipTools,
  MainButton,
  ResultLine,
  StakeBar,
  Table,
  useChips,
  useMoney,
  useOnChange,
  useTable,
  useTableResult,
  useToast,
  type ChipRules,
} from '../../../page/kit.ts';
import { ARENA, type DuelBet } from '../rules/duel.ts';
import { useDuel } from './duels.ts';
import { Hall } from './Hall.tsx';
import { useDuelWords } from './words.ts';

/** Every round has another match-up: chips that were not placed do not wait for it. Both arenas take the same number. */
const CHIPS: ChipRules<DuelBet> = {
  spotOf: (bet) => bet,
  betOf: (spot) => spot as DuelBet,
  most: ARENA.most,
  lasting: false,
};

export function Game() {
  const words = useDuelWords();
  const money = useMoney();
  const toast = useToast();
  const table = useTable(useDuel().rules);
  const { phase, busy } = table;
  const open = phase === 'betting';
  const chips = useChips(CHIPS, table, table.snapshot?.roundId);
  const result = useTableResult(table);
  useOnChange(phase, () => {
    if (phase === 'running' && chips.laidTotal > 0n) toast(words('notPlaced'));
  });

  return (
    <>
      <Table>
        <Hall table={table} chips={chips} result={result} />
        <ResultLine result={result} idle={idleText()} />
      </Table>
      <StakeBar right={<ChipRail />}>
        <ChipTools chips={chips} />
        <MainButton
          label={mainText()}
          busy={busy}
          disabled={!chips.canPlace}
          onPress={() => void chips.place()}
        />
      </StakeBar>
    </>
  );

  function mainText(): string {
    if (open && chips.laidTotal > 0n) return words('place', { amount: money.write(chips.laidTotal) });
    return words(open ? 'choose' : 'closed');
  }

  function idleText(): string {
    if (phase === 'void') return words('void');
    if (chips.placedTotal > 0n) return words('placed', { amount: money.write(chips.placedTotal) });
    return words(open ? 'idleBetting' : 'idleDuel');
  }
}

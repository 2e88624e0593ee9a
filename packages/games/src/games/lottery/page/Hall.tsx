import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  Button,
  MainButton,
  ResultLine,
  Scene,
  standing,
  StakeBar,
  Table,
  useCalm,
  useMoney,
  useStake,
  useTable,
  useTableResult,
  useWords,
  useGameWorld,
  type Placement,
  useLook,
} from '../../../page/kit.ts';
import { createGlobes } from './globes.scene.ts';
import { landedOf, showOf } from './fall.ts';
import type { Lottery } from './lotteries.ts';
import type english from './messages/en_US.json';
import { Strip } from './Strip.tsx';
import { TicketList } from './TicketList.tsx';
import { useReactions } from './use-reactions.ts';

interface Bought<Ticket> {
  readonly on: Ticket;
  readonly stake: bigint;
}

/** The hall where a draw is seen and its tickets are bought; `children` fill a ticket in. */
export function Hall<Ticket, Outcome>(props: {
  readonly lottery: Lottery<Ticket, Outcome>;
  /** The ticket as it is filled in; `undefined` until it is whole. */
  readonly ticket: Ticket | undefined;
  /** What it still needs. */
  readonly missing: string;
  readonly onBought: () => void;
  readonly children: ComponentChildren;
}) {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const calm = useCalm();
  const world = useGameWorld();
  const { stake } = useStake();
  const { lottery, ticket, missing } = props;
  const table = useTable(lottery.rules);
  const { snapshot, phase, now, mine } = table;
  const open = phase === 'betting';
  const show = () => showOf(lottery, snapshot, now(), calm);
  useLook(() => landedOf(show()).length);
  const fallen = landedOf(show());

  const seen = useRef({ show, calm });
  seen.current = { show, calm };
  const globes = useMemo(
    () =>
      createGlobes({
        drums: lottery.drums,
        show: () => seen.current.show(),
        now: () => (seen.current.calm ? 0 : now()),
        world,
      }),
    [lottery, now, world],
  );

  const stood = standing(mine);
  const tickets = ticketsOf(mine, money.read);
  const [before, remember] = useState(tickets);
  useEffect(() => {
    const all = ticketsOf(mine, money.read);
    if (all.length > 0) remember(all);
  }, [mine, money]);
  const staked = sumOf(tickets);
  const result = useTableResult(table);
  useReactions(lottery, snapshot, fallen, result);
  const full = mine.length >= lottery.rules.most.placements;

  async function buy(bets: readonly Bought<Ticket>[]): Promise<boolean> {
    return (await table.place(bets)) !== undefined;
  }
  async function buyTicket(on: Ticket): Promise<void> {
    if (await buy([{ on, stake }])) props.onBought();
  }
  return (
    <>
      <Table>
        <div class="hall" data-phase={phase ?? 'none'} data-tickets={tickets.length > 0 ? '' : undefined}>
          <Scene class="globes" create={globes} />
          {snapshot && <Strip lottery={lottery} snapshot={snapshot} msLeft={table.msLeft} />}
          <div class="ticket">{props.children}</div>
          <TicketList
            lottery={lottery}
            placements={stood}
            fallen={fallen}
            outcome={snapshot?.outcome ?? undefined}
            onReturn={open && !table.busy ? (roundId) => void table.takeBack(roundId) : undefined}
          />
        </div>
        <ResultLine result={result} idle={idleText()} />
      </Table>
      <StakeBar locked={table.busy}>
        {open && tickets.length === 0 && before.length > 0 && (
          <Button
            label={words('again', { amount: money.write(sumOf(before)) })}
            disabled={table.busy}
            onPress={() => void buy(before.slice(0, lottery.rules.most.bets))}
          />
        )}
        <MainButton
          label={mainText()}
          busy={table.busy}
          disabled={!open || full || ticket === undefined}
          onPress={() => ticket !== undefined && void buyTicket(ticket)}
        />
      </StakeBar>
    </>
  );

  function mainText(): string {
    if (!open) return words('closed');
    if (full) return words('full');
    return ticket === undefined ? missing : words('buy', { stake: money.write(stake) });
  }

  function idleText(): string {
    if (phase === 'void') return words('void');
    if (tickets.length > 0) return words('bought', { count: tickets.length, amount: money.write(staked) });
    return words(open ? 'idleBetting' : 'idleDrawing');
  }
}

const ticketsOf = <Ticket,>(
  mine: readonly Placement<Ticket>[],
  read: (decimal: string) => bigint,
): readonly Bought<Ticket>[] =>
  standing(mine).flatMap(({ bets }) => bets.map(({ on, stake }) => ({ on, stake: read(stake) })));

const sumOf = (tickets: readonly Bought<unknown>[]): bigint =>
  tickets.reduce((sum, { stake }) => sum + stake, 0n);

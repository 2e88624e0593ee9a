import { useMemo, useRef } from 'preact/hooks';
import { Scene, useGameWorld, useLook } from '../../../page/kit.ts';
import type { Move } from '../rules/champions.ts';
import { winnerOf, type Arena, type Side } from '../rules/fight.ts';
import { Corner } from './Corner.tsx';
import { areMovesSeen, stageText, type Moment } from './moment.ts';
import { lastMeeting, type PastDuel } from './record.ts';
import { createTheatre } from './scene/theatre.scene.ts';
import { hasLanded, tellEnd, tellExchange } from './told.ts';
import { nameOf, useDuelWords, type DuelWords } from './words.ts';

const SIDES = ['left', 'right'] as const;

/** The theatre: the puppets on the screen, their corners above it, and what is said of the duel below. */
export function Stage(props: {
  /** As it is in this very frame. */
  readonly look: () => Moment | undefined;
  readonly now: () => number;
  readonly calm: boolean;
  readonly arena: Arena;
  readonly past: readonly PastDuel[];
  readonly backed: ReadonlySet<Side>;
}) {
  const words = useDuelWords();
  const world = useGameWorld();
  const { look, arena, past, backed, now } = props;
  useLook(() => stageText(look()));
  const moment = look();
  // The scene is made once, and asks for what is true in each frame.
  const seen = useRef(props);
  seen.current = props;
  const scene = useMemo(
    () =>
      createTheatre({
        moment: () => seen.current.look(),
        now: () => (seen.current.calm ? 0 : now()),
        backed: () => seen.current.backed,
        world,
      }),
    [now, world],
  );
  const isAt = moment?.act.kind;
  const winner = moment && isAt === 'end' ? winnerOf(moment.standing) : undefined;
  return (
    <div class="theatre" data-act={isAt}>
      <Scene create={scene} />
      {moment &&
        SIDES.map((side) => (
          <Corner
            key={side}
            side={side}
            id={moment[side]}
            vigour={moment.standing[side]}
            of={moment.start[side]}
            move={moveOf(moment, side)}
            habits={isAt === 'waiting' || isAt === 'void'}
            backed={backed.has(side)}
            won={winner === side}
          />
        ))}
      {moment?.act.kind === 'exchange' && <Count index={moment.act.index} most={arena.most} />}
      <p class="caption">{moment && captionOf(words, moment, past)}</p>
    </div>
  );
}

function moveOf({ act }: Moment, side: Side): Move | undefined {
  return act.kind === 'exchange' && areMovesSeen(act) ? act.exchange[side] : undefined;
}

/** Between the two: which exchange this is, and how many there can be. */
function Count({ index, most }: { readonly index: number; readonly most: number }) {
  const words = useDuelWords();
  return (
    <p class="count">
      <span class="visually-hidden">{words('exchange')}</span>
      <strong>{words.number(index + 1)}</strong>
      <small>/ {words.number(most)}</small>
    </p>
  );
}

function captionOf(words: DuelWords, moment: Moment, past: readonly PastDuel[]): string {
  const { act, left, right, standing } = moment;
  switch (act.kind) {
    case 'waiting':
      return meetingOf(words, moment, past);
    case 'salute':
      return words('begins', { left: nameOf(words, left), right: nameOf(words, right) });
    case 'exchange':
      return hasLanded(moment) ? tellExchange(words, moment, act.exchange) : '';
    case 'end': {
      const winner = winnerOf(standing);
      const { exchanges } = standing;
      return tellEnd(words, { winner: winner === 'draw' ? undefined : moment[winner], exchanges });
    }
    case 'void':
      return words('void');
  }
}

/** What is known of these two from the duels before. */
function meetingOf(words: DuelWords, { left, right }: Moment, past: readonly PastDuel[]): string {
  const met = lastMeeting(past, left, right);
  if (!met) return words('metNever');
  if (met.winner === undefined) return words('metDraw', { count: met.exchanges });
  return words('metWon', { name: nameOf(words, met.winner), count: met.exchanges });
}

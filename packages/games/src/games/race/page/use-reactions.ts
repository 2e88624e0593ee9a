import {
  useAnnounce,
  useOnChange,
  useResultTold,
  useSound,
  useWords,
  type TableResult,
} from '../../../page/kit.ts';
import type { Names } from './bet-names.ts';
import type english from './messages/en_US.json';
import type { RaceSnapshot } from './running.ts';
import type { RaceStanding } from './use-standing.ts';

/** Of the course: so often the two in front are read out. */
const TOLD_EVERY = 1 / 3;
/** How many of the first are read out at the end. */
const TOLD = 3;

/** What is heard, and read out, as a race goes on. */
export function useReactions(
  snapshot: RaceSnapshot | undefined,
  standing: RaceStanding | undefined,
  names: Names,
  result: TableResult | undefined,
): void {
  const words = useWords<keyof typeof english>();
  const sound = useSound();
  const announce = useAnnounce();
  const phase = snapshot?.phase;
  const order = snapshot?.outcome?.order;
  const told = order
    ? words('arrived', { names: order.slice(0, TOLD).map(names.lane).join(', ') })
    : undefined;
  const running = phase === 'running' ? standing : undefined;
  const leader = running && running.arrived === 0 ? running.ranking[0]! : undefined;
  const third = running ? Math.floor(Math.max(...running.positions) / TOLD_EVERY) : 0;

  useOnChange(phase, () => {
    if (phase === 'running') {
      sound.play('spin');
      announce(words('started'));
    }
    if (phase === 'void') announce(words('void'));
    if (told !== undefined) announce(told);
  });
  useOnChange(leader, () => {
    if (leader !== undefined) sound.play('tick', 2);
  });
  useOnChange(third, () => {
    if (running && running.arrived === 0 && third > 0)
      announce(
        words('inFront', { first: names.lane(running.ranking[0]!), second: names.lane(running.ranking[1]!) }),
      );
  });
  useOnChange(running?.arrived, () => {
    if (running && running.arrived > 0)
      sound.play(running.arrived === 1 ? 'reveal' : 'stop', running.arrived);
  });
  useResultTold(result, told);
}

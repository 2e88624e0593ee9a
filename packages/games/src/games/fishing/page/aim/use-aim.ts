import { useRef, useState } from 'preact/hooks';
import { useAnnounce } from '../../../../page/kit.ts';
import { lampOf } from '../sea/lamps.ts';
import type { Swimmer } from '../sea/swimmers.ts';
import type { Waters } from '../sea/waters.ts';
import { goOn, towards, under, type Direction, type Point } from './targets.ts';

/** Whom the player means, by finger, mouse or keyboard. */
export interface Aim {
  /** A finger or a button is down on the water. */
  readonly isPressed: boolean;
  /** @param isFollowing the one who is meant stays so, until it is pressed again */
  press(at: Point, isFollowing: boolean): void;
  drag(at: Point): void;
  release(): void;
  /** With the arrows. */
  choose(direction: Direction): void;
  /** The nearest one of a kind. */
  seek(kind: string): void;
  /** Who is blown at now; `undefined` for nobody. */
  pick(isFollowing: boolean): Swimmer | undefined;
  /** The one who is meant, or else the nearest, who is meant from then on. */
  pickAnyone(): Swimmer | undefined;
}

/** @param nameOf a kind, with what it is worth, to be read out */
export function useAim(waters: Waters, nameOf: (kind: string) => string): Aim {
  const announce = useAnnounce();
  const [isPressed, press] = useState(false);
  const finger = useRef<Point | undefined>(undefined);

  function mean(swimmer: Swimmer | undefined): Swimmer | undefined {
    waters.target = swimmer?.id;
    return swimmer;
  }
  const meant = (): Swimmer | undefined => waters.seen().find(({ id }) => id === waters.target);
  const point = (at: Point): void => {
    finger.current = waters.aim = at;
    // Over open water the lamp turns to the finger, and nobody is meant.
    mean(under(at, waters.seen()));
  };
  const tell = (swimmer: Swimmer | undefined): void => {
    if (swimmer) announce(nameOf(swimmer.kind));
  };

  return {
    isPressed,
    press(at, isFollowing) {
      const before = meant();
      point(at);
      if (isFollowing && before && before.id === waters.target) mean(undefined);
      press(true);
    },
    drag: point,
    release() {
      finger.current = undefined;
      press(false);
    },
    choose(direction) {
      const from = meant() ?? lampOf(0, waters.size);
      const others = waters.seen().filter(({ id }) => id !== waters.target);
      tell(mean(towards(direction, from, others)));
    },
    seek(kind) {
      const ofKind = waters.seen().filter((one) => one.kind === kind && one.id !== waters.target);
      const nearest = goOn(undefined, lampOf(0, waters.size), ofKind);
      if (nearest) tell(mean(nearest));
    },
    pick(isFollowing) {
      const at = finger.current;
      if (!at || isFollowing) return meant();
      // A finger that is down means whoever swims under it now.
      return mean(under(at, waters.seen()));
    },
    pickAnyone: () => mean(goOn(waters.target, lampOf(0, waters.size), waters.seen())),
  };
}

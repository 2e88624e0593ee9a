import { useMemo, useRef } from 'preact/hooks';
import {
  AutoButton,
  Button,
  MainButton,
  StakeBar,
  Table,
  useLook,
  useMoney,
  useRemembered,
  useSession,
  useStake,
  useGameWorld,
} from '../../../page/kit.ts';
import { BUBBLES } from '../rules/magazine.ts';
import { ROOMS, WATERS } from '../rules/room.ts';
import { useAim } from './aim/use-aim.ts';
import { useArrows, useHeldSpace } from './aim/use-keys.ts';
import { useTrigger } from './aim/use-trigger.ts';
import { Guests } from './Guests.tsx';
import { BasketLine } from './magazine/BasketLine.tsx';
import { LeaveButton } from './magazine/LeaveButton.tsx';
import { useAmounts } from './magazine/use-basket.ts';
import { useFilling } from './magazine/use-filling.ts';
import { useMagazine } from './magazine/use-magazine.ts';
import { lampOf, mouthOf } from './sea/lamps.ts';
import type { Swimmer } from './sea/swimmers.ts';
import { isSpecies, multipleIn, nameKey } from './species.ts';
import { TideClock } from './TideClock.tsx';
import { useReactions } from './use-reactions.ts';
import { useReef } from './use-reef.ts';
import { Water } from './Water.tsx';
import { useFishingWords } from './words.ts';

const isAsked = (): boolean => document.querySelector('dialog[open]') !== null;

/** The water that all share: guests pass, and whoever's bubble brings one greets it. */
export function Game() {
  const words = useFishingWords();
  const money = useMoney();
  const world = useGameWorld();
  const { stake } = useStake();
  const variant = useSession().variant as keyof typeof ROOMS;
  const rules = ROOMS[variant];
  const water = WATERS[variant];
  const { room, waters, isLit } = useReef(rules, water);
  const reactions = useReactions(water);
  const multipleOf = (species: string): number => multipleIn(water, species);
  const aim = useAim(waters, (kind) =>
    isSpecies(kind) ? words('guestWorth', { guest: words(nameKey(kind)), multiple: multipleOf(kind) }) : '',
  );
  const seek = useRef(aim.seek);
  seek.current = aim.seek;
  // Kept as it is while bubbles rise: each one would have the whole list made anew.
  const guests = useMemo(
    () => (
      <Guests
        water={water}
        present={() => new Set(waters.seen().map(({ kind }) => kind))}
        onSeek={(species) => seek.current(species)}
      />
    ),
    [water, waters],
  );
  const [isFollowing, follow] = useRemembered('follow', false);

  const magazine = useMagazine(rules, {
    told(fates, sent, value) {
      for (const { id, species, creature, tide } of sent) {
        const fate = fates.get(id)!;
        const amount = fate === 'caught' ? money.write(value * BigInt(multipleOf(species))) : undefined;
        waters.sea.tell(id, fate, amount);
        if (fate === 'caught') room.greeted(tide, [creature]);
      }
    },
    refused: () => filling.stop(),
    over(answer) {
      reactions.over(answer);
      filling.over(answer);
    },
  });
  const filling = useFilling(magazine.fill);
  const isOpen = magazine.phase === 'open';
  const isAuto = filling.auto.left !== undefined;
  const amounts = useAmounts(magazine.round, water);

  function blowTo(guest: Swimmer | undefined): void {
    const tide = room.snapshot?.roundId;
    if (!guest || tide === undefined) return;
    const id = magazine.blow({ creature: guest.id, species: guest.kind, tide });
    if (id === undefined) return;
    const from = mouthOf(lampOf(0, waters.size), guest);
    waters.sea.blow({ id, lamp: 0, from, to: guest }, performance.now(), waters.size.height);
    reactions.blown();
  }
  const isHeld = useHeldSpace();
  const isEmpty = useLook(() => Number(waters.seen().length === 0)) === 1;
  const once = useRef(false);
  const pull = useTrigger(isOpen && (isAuto || isHeld || isFollowing || aim.isPressed), () => {
    // Nothing is blown behind a dialog, unless the player has asked for bubbles that blow themselves.
    if (isAsked() && !isAuto) return;
    blowTo(isAuto || isHeld || once.current ? aim.pickAnyone() : aim.pick(isFollowing));
  });
  useArrows(aim.choose);

  function blowOnce(): void {
    once.current = true;
    pull();
    once.current = false;
  }

  return (
    <>
      <Table>
        <Water
          waters={waters}
          aim={aim}
          isFollowing={isFollowing}
          show={{
            magazine: () =>
              magazine.phase === 'empty' || magazine.phase === 'filling'
                ? undefined
                : { left: magazine.left(), of: BUBBLES },
            isLit: (lamp) => (lamp === 0 ? isOpen : isLit(lamp)),
            write: words.number,
            multipleOf,
            amounts: () => amounts,
            onReached: reactions.reached,
            world,
          }}
        >
          {guests}
          <TideClock room={room} />
        </Water>
        <BasketLine magazine={magazine} />
      </Table>
      <StakeBar locked={magazine.phase !== 'empty' || isAuto}>
        <Button
          kind="round"
          label={words('follow')}
          pressed={isFollowing}
          onPress={() => follow(!isFollowing)}
        >
          <Crosshair />
        </Button>
        <Button
          kind="round"
          label={words('refill', { stake: money.write(stake) })}
          pressed={filling.isRefilling}
          disabled={isAuto}
          onPress={filling.toggleRefill}
        >
          <Refill />
        </Button>
        {mainButton()}
        <AutoButton auto={filling.auto} disabled={magazine.phase !== 'empty'} />
        <LeaveButton
          magazine={magazine}
          onPress={() => {
            filling.stop();
            void magazine.leave();
          }}
        />
      </StakeBar>
    </>
  );

  function mainButton() {
    switch (magazine.phase) {
      case 'empty':
      case 'filling':
        return (
          <MainButton
            label={words('fill', { stake: money.write(stake) })}
            busy={magazine.phase === 'filling'}
            onPress={() => void magazine.fill()}
          />
        );
      case 'open':
        return <MainButton label={words('blow')} disabled={isEmpty} onPress={blowOnce} />;
      case 'leaving':
      case 'ending':
        return <MainButton label={words('ending')} busy onPress={() => undefined} />;
    }
  }
}

/** Follow mode's picture. */
const Crosshair = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 19.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5" />
  </svg>
);

/** A lamp that is filled again. */
const Refill = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 20.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM9.5 8.5V5h5v3.5M12 11.8v5.4M9.3 14.5h5.4M18 3.5a1.5 1.5 0 1 0 .01 0M20.5 8a1 1 0 1 0 .01 0" />
  </svg>
);

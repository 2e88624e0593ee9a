import { useRef, useState } from 'preact/hooks';
import { Pile, useMoney, useWords } from '../../../page/kit.ts';
import { colourOf } from '../rules/wheel.ts';
import { isJoint, PLACED_SPOTS, type PlacedSpot } from './cloth.ts';
import type english from './messages/en_US.json';
import { nextSpot, type Direction } from './neighbours.ts';
import { useSpotName } from './spot-names.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface ClothProps {
  readonly locked: boolean;
  /** What lies on each spot, placed or not. */
  readonly placed: ReadonlyMap<string, bigint>;
  readonly laid: ReadonlyMap<string, bigint>;
  /** The number that fell, while it is shown. */
  readonly fell: number | undefined;
  readonly onLay: (on: string) => void;
  readonly onTake: (on: string) => void;
}

/**
 * The cloth: every spot is a button. Tab comes to one of them, the arrows go from each to the next one in their direction;
 * Delete takes a chip off.
 */
export function Cloth(props: ClothProps) {
  const words = useWords<keyof typeof english>();
  const [reached, reach] = useState('straight-17');
  const box = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const on = (event.target as HTMLElement).dataset.spot;
    if (on === undefined) return;
    if (event.key === 'Delete' || event.key === 'Backspace') props.onTake(on);
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const all = [...box.current!.querySelectorAll<HTMLElement>('[data-spot]')];
    nextSpot(event.target as HTMLElement, all, direction)?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the group only listens for what its buttons do not know: the arrows
    <div
      ref={box}
      class="cloth"
      role="group"
      aria-label={words('cloth')}
      data-locked={props.locked}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => reach((event.target as HTMLElement).dataset.spot ?? reached)}
    >
      {PLACED_SPOTS.map((spot) => (
        <SpotButton key={spot.id} spot={spot} reached={spot.id === reached} {...props} />
      ))}
    </div>
  );
}

function SpotButton({
  spot,
  reached,
  ...props
}: ClothProps & { readonly spot: PlacedSpot; readonly reached: boolean }) {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const nameOf = useSpotName();
  const { id, kind, numbers, place, wins } = spot;
  const placed = props.placed.get(id) ?? 0n;
  const laid = props.laid.get(id) ?? 0n;
  const stake = placed + laid;
  const won = props.fell !== undefined && numbers.includes(props.fell);
  const name = words('spotPays', { spot: nameOf(spot), wins });
  return (
    <button
      type="button"
      class={`spot spot-${kind} ${isJoint(spot) ? 'joint' : ''}`}
      data-spot={id}
      data-colour={kind === 'straight' ? colourOf(numbers[0]!) : undefined}
      data-won={won && (kind === 'straight' || stake > 0n) ? '' : undefined}
      aria-label={stake > 0n ? words('spotStaked', { spot: name, amount: money.write(stake) }) : name}
      aria-disabled={props.locked}
      tabIndex={reached ? 0 : -1}
      style={{
        '--x': place.x,
        '--y': place.y,
        '--w': place.width,
        '--h': place.height,
      }}
      onClick={() => props.onLay(id)}
    >
      <SpotFace spot={spot} />
      {stake > 0n && <Pile stake={stake} waiting={laid > 0n} />}
    </button>
  );
}

/** What is written on the cloth itself. */
function SpotFace({ spot: { id, kind, numbers } }: { readonly spot: PlacedSpot }) {
  const words = useWords<keyof typeof english>();
  switch (kind) {
    case 'straight':
      return <span>{numbers[0]}</span>;
    case 'column':
      return <span>2:1</span>;
    case 'dozen':
    case 'half':
      return <span>{`${numbers[0]}–${numbers.at(-1)}`}</span>;
    case 'colour':
      return <span class={`tile tile-${id}`} />;
    case 'parity':
      return <span>{words(id === 'odd' ? 'odd' : 'even')}</span>;
    default:
      return null;
  }
}

import { blowOf, type Exchange, type Side } from '../rules/fight.ts';
import { LANDS_AT } from './moment.ts';
import { through } from './poses.ts';

/** What moves make of light: from the exchange and how much of it has passed, alone. Shares are 0 to 1. */
export type Light =
  /** A strike: `reach` of the way to the opponent; `turned` back by a ward, that share of the way home. */
  | {
      readonly kind: 'lance';
      readonly from: Side;
      readonly reach: number;
      readonly turned: number;
      readonly strength: number;
    }
  /** A sweep: how much of its circle is drawn. */
  | { readonly kind: 'crescent'; readonly from: Side; readonly drawn: number; readonly strength: number }
  /** A ward before its champion; `broken`: its panes fly apart. */
  | {
      readonly kind: 'ward';
      readonly at: Side;
      readonly size: number;
      readonly broken: number;
      readonly strength: number;
    }
  /** Where a blow has landed: the harder, the larger. */
  | { readonly kind: 'burst'; readonly at: Side; readonly passed: number; readonly blow: number };

const L = LANDS_AT;
const BURST_ENDS = 0.96;
const SIDES = [
  ['left', 'right'],
  ['right', 'left'],
] as const;

export function lightsOf(exchange: Exchange, part: number): Light[] {
  return SIDES.flatMap(([own, other]) => [
    ...moveLights(own, exchange, part),
    ...burstOf(own, other, exchange, part),
  ]);
}

function moveLights(side: Side, exchange: Exchange, part: number): Light[] {
  const own = exchange[side];
  const other = exchange[side === 'left' ? 'right' : 'left'];
  const light = lightOf(side, own, other, part);
  return light.strength > 0.01 ? [light] : [];
}

function lightOf(side: Side, own: Exchange[Side], other: Exchange[Side], part: number) {
  if (own === 'strike')
    return {
      kind: 'lance' as const,
      from: side,
      reach: through(part, [0.34, 0, L, 1]),
      turned: other === 'ward' ? through(part, [L, 0, L + 0.1, 1]) : 0,
      strength: through(part, [0.34, 0, 0.4, 1, 0.58, 0.9, 0.76, 0]),
    };
  if (own === 'sweep')
    return {
      kind: 'crescent' as const,
      from: side,
      drawn: through(part, [0.32, 0, L + 0.02, other === 'strike' ? 0.45 : 1]),
      strength: through(part, [0.32, 0, 0.38, 1, 0.56, other === 'strike' ? 0.2 : 0.9, 0.78, 0]),
    };
  const broken = other === 'sweep' ? through(part, [L, 0, 0.84, 1]) : 0;
  return {
    kind: 'ward' as const,
    at: side,
    size: through(part, [0.1, 0, 0.26, 1]),
    broken,
    strength: through(part, [0.1, 0, 0.26, 1, 0.62, other === 'sweep' ? 0.7 : 1, 0.88, 0]),
  };
}

function burstOf(side: Side, other: Side, exchange: Exchange, part: number): Light[] {
  const blow = blowOf(exchange[other], exchange[side]);
  if (blow === 0 || part < L || part > BURST_ENDS) return [];
  return [{ kind: 'burst', at: side, passed: (part - L) / (BURST_ENDS - L), blow }];
}

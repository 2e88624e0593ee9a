import styled from '@emotion/styled';
import { useMoney } from '@tessera/kit';
import { font } from '@tessera/ui';
import type { RoulettePrizeSetting } from '@tessera/wire';
import { ROULETTE_SPIN_MS } from '@tessera/domain';
import { useLayoutEffect, useRef } from 'react';
import { BRASS, ENGRAVED, LIGHT, PLAIN_STONE } from '../lacquer.ts';
import { isBlank, stonesOf } from './prizes.ts';
import { arcPath, arcsOf, labelIn, pointAt } from './wheel.geometry.ts';

const RADIUS = 88;
/** In the dark ring between stones and brass. */
const GEM_DISTANCE = 90.5;
/** A sign, in every language; the list of prizes has the word. */
const NOTHING = '–';

const Root = styled.svg`
  inline-size: min(320px, 68vw, 40dvh);
  block-size: auto;
  filter: drop-shadow(0 20px 28px rgb(0 0 0 / 50%));
  & text {
    font-family: ${font.display};
    font-weight: 650;
    fill: ${ENGRAVED};
    text-anchor: middle;
    dominant-baseline: central;
    paint-order: stroke;
    stroke: rgb(7 9 12 / 45%);
    stroke-width: 1.4px;
    stroke-linejoin: round;
  }
  & [data-radial] {
    text-anchor: start;
  }
`;

/** Fast from the start, and slow for long before the stop. */
const EASING = 'cubic-bezier(0.12, 0.72, 0.16, 1)';

interface WheelProps {
  readonly prizes: readonly RoulettePrizeSetting[];
  /** Where the wheel rests, in degrees clockwise. */
  readonly rotation: number;
  /** Where it turns to, while it turns. */
  readonly turnsTo: number | undefined;
}

/** The wheel as a picture; the list beside it has the same information. */
export function Wheel({ prizes, rotation, turnsTo }: WheelProps) {
  const money = useMoney();
  const disc = useTurn(rotation, turnsTo);
  const stones = stonesOf(prizes);
  const arcs = arcsOf(prizes).map((arc) => {
    const words = isBlank(arc.prize) ? NOTHING : money(arc.prize.amount);
    const stone = stones.get(arc.prize.prizeId) ?? PLAIN_STONE;
    return { arc, stone, words, label: labelIn(words, arc) };
  });
  return (
    <Root viewBox="-104 -108 208 212" aria-hidden>
      <defs>
        <linearGradient id="wheel-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={BRASS.light} />
          <stop offset="0.5" stopColor={BRASS.middle} />
          <stop offset="1" stopColor={BRASS.dark} />
        </linearGradient>
        <radialGradient id="wheel-light" cx="0.3" cy="0.22" r="0.9">
          <stop offset="0" stopColor={LIGHT.colour} stopOpacity={LIGHT.opacity} />
          <stop offset="0.55" stopColor={LIGHT.colour} stopOpacity="0" />
        </radialGradient>
        <radialGradient id="wheel-depth" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={RADIUS}>
          <stop offset="0.12" stopColor="#000" stopOpacity="0.5" />
          <stop offset="0.5" stopColor="#000" stopOpacity="0.08" />
          <stop offset="0.9" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.38" />
        </radialGradient>
      </defs>
      <circle r="100" fill="url(#wheel-brass)" />
      <circle r="93" fill="#07090c" />
      <g data-part="disc" ref={disc} style={{ transform: `rotate(${rotation}deg)` }}>
        {arcs.map(({ arc, stone }) => (
          <path
            key={arc.prize.prizeId}
            d={arcPath(arc, RADIUS)}
            fill={stone}
            stroke="url(#wheel-brass)"
            strokeWidth="0.6"
          />
        ))}
        <circle r={RADIUS} fill="url(#wheel-depth)" />
        {arcs.map(({ arc, stone, words, label }) =>
          label ? (
            <text
              key={arc.prize.prizeId}
              data-radial={label.isRadial ? '' : undefined}
              fontSize={label.size}
              transform={label.transform}
            >
              {words}
            </text>
          ) : (
            // The list has what this thin part wins, with the same stone.
            <path
              key={arc.prize.prizeId}
              d="M0-5.5 4 0 0 5.5-4 0Z"
              transform={`translate(${pointAt(arc.prize.angle, GEM_DISTANCE).join(' ')}) rotate(${arc.prize.angle})`}
              fill={stone}
              stroke={BRASS.light}
              strokeWidth="0.8"
            />
          ),
        )}
      </g>
      <circle r={RADIUS} fill="url(#wheel-light)" />
      <circle r="15" fill="url(#wheel-brass)" />
      <circle r="11" fill={PLAIN_STONE} />
      <path d="M0 -84L8 -106H-8Z" fill="#ffb020" stroke={BRASS.dark} strokeWidth="1" />
    </Root>
  );
}

/** Turns the disc by an animation that no attribute of the page holds: these would have the prize before the stop. */
function useTurn(rotation: number, turnsTo: number | undefined) {
  const disc = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (turnsTo === undefined) return undefined;
    const steps = [{ transform: `rotate(${rotation}deg)` }, { transform: `rotate(${turnsTo}deg)` }];
    const options = { duration: ROULETTE_SPIN_MS, easing: EASING, fill: 'forwards' } as const;
    const animation = disc.current?.animate?.(steps, options);
    return () => animation?.cancel();
  }, [rotation, turnsTo]);
  return disc;
}

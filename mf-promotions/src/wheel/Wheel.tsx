import styled from '@emotion/styled';
import { useMoney } from '@tessera/kit';
import { font } from '@tessera/ui';
import type { RoulettePrizeSetting } from '@tessera/wire';
import { ROULETTE_SPIN_MS } from '@tessera/domain';
import { useLayoutEffect, useRef } from 'react';
import { arcPath, arcsOf, LABEL_DISTANCE, labelSize, pointAt } from './wheel.geometry.ts';

const RADIUS = 88;
/** Dark stone in two tones, and a brighter one where nothing is won; lacquer is the same in every theme. */
const INLAYS = ['#171b24', '#23202a'] as const;
const BLANK = '#0d1016';
/** A sign, in every language; the list of prizes has the word. */
const NOTHING = '–';

const Root = styled.svg`
  inline-size: min(340px, 72vw);
  block-size: auto;
  filter: drop-shadow(0 20px 28px rgb(0 0 0 / 50%));
  & text {
    font-family: ${font.display};
    font-weight: 650;
    fill: #f4f1ea;
    text-anchor: middle;
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
  return (
    <Root viewBox="-104 -108 208 212" aria-hidden>
      <defs>
        <linearGradient id="wheel-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f0d9a4" />
          <stop offset="0.5" stopColor="#b08a45" />
          <stop offset="1" stopColor="#5f4820" />
        </linearGradient>
        <radialGradient id="wheel-light" cx="0.3" cy="0.22" r="0.9">
          <stop offset="0" stopColor="#fff3d6" stopOpacity="0.26" />
          <stop offset="0.55" stopColor="#fff3d6" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="100" fill="url(#wheel-brass)" />
      <circle r="93" fill="#07090c" />
      <g data-part="disc" ref={disc} style={{ transform: `rotate(${rotation}deg)` }}>
        {arcsOf(prizes).map((arc, index) => {
          const isBlank = Number(arc.prize.amount) === 0;
          const label = isBlank ? NOTHING : money(arc.prize.amount);
          const fontSize = labelSize(label, arc);
          return (
            <g key={arc.prize.prizeId}>
              <path
                d={arcPath(arc, RADIUS)}
                fill={isBlank ? BLANK : INLAYS[index % INLAYS.length]}
                stroke="url(#wheel-brass)"
                strokeWidth="0.8"
              />
              {fontSize !== undefined && (
                <text
                  fontSize={fontSize}
                  transform={`translate(${pointAt(arc.prize.angle, LABEL_DISTANCE).join(' ')}) rotate(${arc.prize.angle})`}
                >
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <circle r={RADIUS} fill="url(#wheel-light)" />
      <circle r="15" fill="url(#wheel-brass)" />
      <circle r="11" fill="#171b24" />
      <path d="M0 -84L8 -106H-8Z" fill="#ffb020" stroke="#5f4820" strokeWidth="1" />
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

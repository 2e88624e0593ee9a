import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { font, motion, radius, text as textSize } from '@tessera/ui';
import type { CSSProperties } from 'react';
import { BRASS, IVORY, LACQUER } from '../lacquer.ts';

/** Closed, the envelope is the lower part of the picture. */
const CLOSED_BOX = '0 84 240 136';
const OPEN_BOX = '0 0 240 220';

const rise = keyframes`
  from { opacity: 0; transform: translateY(calc(60% * ${motion.travel})); }
  20% { opacity: 1; }
`;

const Root = styled.div`
  position: relative;
  inline-size: min(300px, 76vw);
  filter: drop-shadow(0 18px 24px rgb(0 0 0 / 45%));
  & > svg {
    position: relative;
    inline-size: 100%;
    block-size: auto;
  }
  & > svg + svg,
  & > div + svg {
    position: absolute;
    inset: 0;
  }
`;

/** Between the open flap and the pocket, which has its lower part. */
const Card = styled.div`
  position: absolute;
  inset: 15% 13% 20%;
  container-type: inline-size;
  display: grid;
  justify-items: center;
  padding-block-start: 7%;
  border: 4px solid ${BRASS.middle};
  border-color: ${BRASS.light} ${BRASS.middle} ${BRASS.dark} ${BRASS.light};
  border-radius: ${radius[8]};
  background: ${IVORY};
  color: ${LACQUER.dark};
  animation: ${rise} 500ms ${motion.ease};
  & > strong {
    font-family: ${font.display};
    /* A long amount is as small as the card needs. */
    font-size: min(${textSize[40]}, calc(150cqi / var(--letters)));
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    white-space: nowrap;
  }
`;

/** A red envelope: closed, or open with the share on the card that comes out of it. */
export function EnvelopeArt({ share }: { readonly share?: string }) {
  if (share === undefined) {
    return (
      <Root>
        <svg viewBox={CLOSED_BOX} aria-hidden>
          <Paints />
          <Pocket />
          <path
            d="M20 98h200l-100 68z"
            fill="url(#envelope-flap)"
            stroke="url(#envelope-brass)"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <path d="M120 142l20 20-20 20-20-20z" fill="url(#envelope-brass)" />
          <path d="M120 150l12 12-12 12-12-12z" fill={LACQUER.dark} />
        </svg>
      </Root>
    );
  }
  return (
    <Root>
      <svg viewBox={OPEN_BOX} aria-hidden>
        <Paints />
        <path
          d="M20 98L120 6l100 92"
          fill="url(#envelope-lining)"
          stroke="url(#envelope-brass)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path d="M20 98h200v40H20z" fill={LACQUER.dark} />
      </svg>
      <Card style={{ '--letters': share.length } as CSSProperties}>
        <strong>{share}</strong>
      </Card>
      <svg viewBox={OPEN_BOX} aria-hidden>
        <Pocket />
        <path
          d="M20 98l100 62 100-62"
          fill="none"
          stroke="url(#envelope-brass)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      </svg>
    </Root>
  );
}

const Pocket = () => (
  <path d="M20 98l100 62 100-62v94a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14z" fill="url(#envelope-lacquer)" />
);

const Paints = () => (
  <defs>
    <linearGradient id="envelope-lacquer" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor={LACQUER.light} />
      <stop offset="1" stopColor={LACQUER.dark} />
    </linearGradient>
    <linearGradient id="envelope-flap" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#a53435" />
      <stop offset="1" stopColor="#5a1a1d" />
    </linearGradient>
    <linearGradient id="envelope-lining" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#6b1f22" />
      <stop offset="1" stopColor="#2a0a0d" />
    </linearGradient>
    <linearGradient id="envelope-brass" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor={BRASS.light} />
      <stop offset="1" stopColor={BRASS.middle} />
    </linearGradient>
  </defs>
);

import styled from '@emotion/styled';
import { motion } from '@tessera/ui';

const Root = styled.svg`
  inline-size: min(220px, 60vw);
  block-size: auto;
  filter: drop-shadow(0 18px 24px rgb(0 0 0 / 45%));
  & [data-part='card'] {
    transform: translateY(0);
    transition: transform ${motion.page} ${motion.ease};
  }
  &[data-open] [data-part='card'] {
    transform: translateY(calc(-34px * ${motion.travel}));
  }
`;

/** Lacquer, brass and one light from the upper left: the same in every theme, as an object is. */
export function EnvelopeArt({ isOpen = false }: { readonly isOpen?: boolean }) {
  return (
    <Root viewBox="0 0 220 190" aria-hidden data-open={isOpen ? '' : undefined}>
      <defs>
        <linearGradient id="envelope-lacquer" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#8e2a2b" />
          <stop offset="1" stopColor="#3a0e12" />
        </linearGradient>
        <linearGradient id="envelope-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#e9cf94" />
          <stop offset="1" stopColor="#8a6a2f" />
        </linearGradient>
      </defs>
      <g data-part="card">
        <rect x="34" y="52" width="152" height="100" rx="8" fill="url(#envelope-brass)" />
        <rect x="42" y="60" width="136" height="84" rx="5" fill="#241418" />
      </g>
      <path d="M16 70h188v96a14 14 0 0 1-14 14H30a14 14 0 0 1-14-14z" fill="url(#envelope-lacquer)" />
      <path
        d="M16 70l94 62 94-62"
        fill="none"
        stroke="url(#envelope-brass)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M110 112l20 20-20 20-20-20z" fill="url(#envelope-brass)" />
      <path d="M110 120l12 12-12 12-12-12z" fill="#3a0e12" />
    </Root>
  );
}

import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { prefersReducedMotion } from '../hooks/motion.ts';
import { BackToTopIcon } from '../icons/navigation.tsx';
import { layer, motion, shadow, size, space } from '../tokens.ts';

const Place = styled.div`
  position: fixed;
  z-index: ${layer.float};
  inset-block-end: calc(${size.bottomBar} + ${space[16]});
  inset-inline-end: ${space[16]};
  border-radius: 12px;
  box-shadow: ${shadow[2]};
  transition:
    opacity ${motion.enter} ${motion.ease},
    translate ${motion.enter} ${motion.ease},
    visibility ${motion.enter};
  &[data-hidden] {
    visibility: hidden;
    opacity: 0;
    translate: 0 calc(12px * ${motion.travel});
  }
`;

export interface BackToTopProps {
  label: string;
  /** Scroll position in px below which it appears, 800 by default. */
  after?: number;
}

export function BackToTop({ label, after = 800 }: BackToTopProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const follow = () => setShown(window.scrollY > after);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [after]);

  const rise = () => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  return (
    <Place data-hidden={shown ? undefined : ''}>
      <IconButton tone="filled" label={label} onClick={rise}>
        <BackToTopIcon />
      </IconButton>
    </Place>
  );
}

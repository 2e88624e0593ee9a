import styled from '@emotion/styled';
import { FlameIcon, SparkIcon } from '../icons/status.tsx';
import { color, radius, space, text } from '../tokens.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-block-size: 22px;
  padding: 2px ${space[8]};
  border-radius: ${radius[8]};
  font-size: ${text[12]};
  font-weight: 650;
  line-height: 1.3;
  white-space: nowrap;
  background: color-mix(in oklab, transparent 90%, ${color.text});
  color: ${color.text};
  & svg {
    margin-inline-start: -2px;
  }
  &[data-tone='hot'],
  &[data-tone='new'] {
    background: color-mix(in srgb, ${color.scrim} 86%, transparent);
    color: ${color.onArt};
  }
  &[data-tone='hot'] svg {
    color: ${color.onArtWarm};
  }
  &[data-tone='new'] svg {
    color: ${color.onArtCool};
  }
  &[data-tone='positive'] {
    color: ${color.positive};
    background: color-mix(in oklab, transparent 88%, ${color.positive});
  }
  &[data-tone='negative'] {
    color: ${color.negative};
    background: color-mix(in oklab, transparent 88%, ${color.negative});
  }
  &[data-tone='info'] {
    color: ${color.info};
    background: color-mix(in oklab, transparent 88%, ${color.info});
  }
`;

export interface TagProps {
  /** `hot` and `new` are for images and dark in every theme; the others are for surfaces. */
  tone?: 'neutral' | 'hot' | 'new' | 'positive' | 'negative' | 'info';
  children: string;
  className?: string;
}

/** A short label. Hot and new also have an icon, because colour alone is not accessible. */
export function Tag({ tone = 'neutral', children, className }: TagProps) {
  return (
    <Root data-tone={tone} className={className}>
      {tone === 'hot' && <FlameIcon size={14} strokeWidth={2} />}
      {tone === 'new' && <SparkIcon size={14} strokeWidth={2} />}
      {/* In an element: a browser's translator replaces bare text, and then nothing can be inserted before it. */}
      <span>{children}</span>
    </Root>
  );
}

import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { TileImage, type TileImageSource } from '../card/TileImage.tsx';
import { ArrowRightIcon } from '../icons/navigation.tsx';
import { tileShape } from '../tile.ts';
import { color, font, media, motion, radius, space, text, trackingDisplay } from '../tokens.ts';

const Root = styled.div`
  --cut: 28px;
  & > [data-part='open'] {
    display: block;
    inline-size: 100%;
    border-radius: ${radius[20]};
    transition: scale ${motion.press} ${motion.ease};
  }
  & > [data-part='open']:active {
    scale: ${motion.pressScale};
  }
  & [data-part='art'] {
    ${tileShape}
    border-radius: ${radius[20]};
    border-start-end-radius: var(--cut);
    position: relative;
    display: block;
    aspect-ratio: 16 / 9;
    background: ${color.fill};
    color: ${color.onArt};
  }
  & [data-tint],
  & img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 25%;
  }
  & img {
    transition: scale 600ms ${motion.ease};
  }
  & [data-part='words'] {
    position: absolute;
    inset: auto 0 0;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space[4]};
    padding: ${space[48]} ${space[16]} ${space[16]};
    text-align: start;
    background: linear-gradient(
      to top,
      color-mix(in srgb, ${color.scrim} 90%, transparent),
      color-mix(in srgb, ${color.scrim} 78%, transparent) 50%,
      color-mix(in srgb, ${color.scrim} 62%, transparent) calc(100% - ${space[48]}),
      transparent
    );
  }
  & [data-part='title'] {
    font-family: ${font.display};
    font-size: ${text[20]};
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: ${trackingDisplay};
    text-wrap: balance;
  }
  & [data-part='text'] {
    font-size: ${text[14]};
    line-height: 1.4;
    opacity: 0.86;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    overflow: hidden;
  }
  & [data-part='action'] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    margin-block-start: ${space[4]};
    font-size: ${text[14]};
    font-weight: 650;
    & svg {
      transition: translate ${motion.press} ${motion.ease};
    }
  }
  ${media.desktop} {
    & [data-part='art'] {
      aspect-ratio: 2;
    }
    /* The wide crop is dark on the left for the text and has its subject on the right. */
    & img {
      object-position: 85% 50%;
    }
    & [data-part='text'] {
      -webkit-line-clamp: 2;
    }
    & [data-part='words'] {
      padding: ${space[48]} ${space[24]} ${space[24]};
    }
    & [data-part='title'] {
      font-size: 1.5rem;
    }
  }
  ${media.hover} {
    &:hover img {
      scale: calc(1 + 0.03 * ${motion.travel});
    }
    &:hover [data-part='action'] svg {
      translate: calc(4px * ${motion.travel}) 0;
    }
  }
`;

export interface BannerProps {
  image: TileImageSource;
  /** Text of the lettering in the image; empty if `title` has the same. */
  alt?: string;
  title?: string;
  text?: string;
  /** Label of the action: "Play now". Requires `href` or `onOpen`. */
  action?: string;
  href?: string;
  onOpen?: (event: MouseEvent) => void;
  priority?: boolean;
}

/** One banner of the hero. It is a link as a whole, or a plain image without a target. */
export function Banner({ image, alt = '', title, text: lines, action, href, onOpen, priority }: BannerProps) {
  const content = (
    <span data-part="art">
      <TileImage
        image={image}
        alt={alt}
        sizes="(min-width: 1680px) 540px, (min-width: 992px) 31vw, 92vw"
        priority={priority}
        fallback={null}
      />
      {(title || lines || action) && (
        <span data-part="words">
          {title && <span data-part="title">{title}</span>}
          {lines && <span data-part="text">{lines}</span>}
          {action && (
            <span data-part="action">
              {action}
              <ArrowRightIcon size={16} strokeWidth={2.25} />
            </span>
          )}
        </span>
      )}
    </span>
  );
  return (
    <Root>
      {href !== undefined ? (
        <a data-part="open" href={href} onClick={onOpen} draggable={false}>
          {content}
        </a>
      ) : onOpen ? (
        <button type="button" data-part="open" onClick={onOpen}>
          {content}
        </button>
      ) : (
        content
      )}
    </Root>
  );
}

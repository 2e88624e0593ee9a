import type { MouseEvent, ReactNode } from 'react';
import { HeartFilledIcon, HeartIcon } from '../icons/account.tsx';
import { ClockIcon } from '../icons/status.tsx';
import type { TileShape } from '../shelf/Shelf.tsx';
import { CardRoot } from './card.styles.ts';
import { TileImage, type TileImageSource } from './TileImage.tsx';

/** `sizes` of the image for each tile shape. A cover has nearly the same width on every desktop. */
const SIZES = {
  cover: '(min-width: 992px) 176px, 40vw',
  table: '(min-width: 1440px) 320px, (min-width: 992px) 25vw, 72vw',
} as const;

export interface GameCardProps {
  name: string;
  provider: string;
  image: TileImageSource | undefined;
  shape?: TileShape;
  /** One `Tag`: hot or new. */
  tag?: ReactNode;
  /** Makes the card a link instead of a button. */
  href?: string;
  onOpen?: (event: MouseEvent) => void;
  favourite?: {
    active: boolean;
    /** Names the game and what the heart does now, which says its state: "Remove Royal Lotus from favourites". */
    label: string;
    onToggle: () => void;
  };
  /** Maintenance text with the time of return. The card can still be opened. */
  maintenance?: string;
  /** Width of the image, as an `img`'s `sizes`. Default: the width in a shelf. */
  sizes?: string;
  /** Its image is the largest contentful paint: fetched first. */
  priority?: boolean;
  /** In the first view: the image is fetched at once. */
  eager?: boolean;
  className?: string;
}

/**
 * Shows a game: its image, with name and provider below on phones and over the image on hover or focus on desktops.
 */
export function GameCard({
  name,
  provider,
  image,
  shape = 'cover',
  tag,
  href,
  onOpen,
  favourite,
  maintenance,
  sizes = SIZES[shape],
  priority,
  eager,
  className,
}: GameCardProps) {
  const content = (
    <>
      <span data-part="art">
        <TileImage
          image={image}
          sizes={sizes}
          priority={priority}
          eager={eager}
          fallback={
            <span data-part="lettering" aria-hidden="true">
              {name}
            </span>
          }
        />
        {maintenance && (
          <span data-part="rest">
            <ClockIcon size={16} />
            {maintenance}
          </span>
        )}
        {tag && <span data-part="tag">{tag}</span>}
      </span>
      <span data-part="caption">
        <span data-part="name">{name}</span>
        <span data-part="provider">{provider}</span>
      </span>
    </>
  );
  const Heart = favourite?.active ? HeartFilledIcon : HeartIcon;
  return (
    <CardRoot data-shape={shape} data-resting={maintenance ? '' : undefined} className={className}>
      {href === undefined ? (
        <button type="button" data-part="open" onClick={onOpen}>
          {content}
        </button>
      ) : (
        <a data-part="open" href={href} onClick={onOpen} draggable={false}>
          {content}
        </a>
      )}
      {favourite && (
        <button
          type="button"
          data-part="favourite"
          aria-label={favourite.label}
          data-active={favourite.active ? '' : undefined}
          onClick={favourite.onToggle}
        >
          <span>
            <Heart size={18} />
          </span>
        </button>
      )}
    </CardRoot>
  );
}

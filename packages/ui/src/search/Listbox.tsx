import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { TileImage, type TileImageSource } from '../card/TileImage.tsx';
import { tileShape } from '../tile.ts';
import { color, media, radius, shadow, space, text } from '../tokens.ts';

/** Container of the results below the input. Position it by `className`. */
export const ListboxPopup = styled.div`
  padding: ${space[8]};
  border-radius: ${radius[12]};
  background: ${color.raised};
  box-shadow:
    ${shadow[2]},
    inset 0 0 0 1px ${color.line};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** The list. Give it the `id` in the input's `aria-controls`. */
export function Listbox({ label, ...rest }: { label: string } & ComponentProps<'ul'>) {
  return <ul role="listbox" aria-label={label} {...rest} />;
}

const Option = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[12]};
  min-block-size: 60px;
  padding: 6px ${space[8]};
  border-radius: ${radius[8]};
  cursor: pointer;
  &[aria-selected='true'] {
    background: color-mix(in oklab, transparent 88%, ${color.text});
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, transparent 92%, ${color.text});
    }
  }
  & [data-part='art'] {
    --cut: 10px;
    ${tileShape}
    position: relative;
    inline-size: 48px;
    aspect-ratio: 1;
    background: ${color.card};
    border-radius: ${radius[8]};
    border-start-end-radius: var(--cut);
  }
  & [data-tint],
  & img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    /* Shows the image's subject without its lettering: the upper half of a cover, the right side of a wide image. */
    object-position: 100% 0;
    transform-origin: 50% 10%;
    scale: 1.2;
  }
  & [data-part='title'],
  & [data-part='detail'] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: 1.35;
  }
  & [data-part='title'] {
    font-size: ${text[14]};
    font-weight: 600;
  }
  & [data-part='detail'] {
    font-size: ${text[12]};
    color: ${color.muted};
  }
  & mark {
    background: none;
    color: ${color.accentText};
  }
`;

export interface ListboxOptionProps {
  /** Referenced by the input's `aria-activedescendant` while the option is active. */
  id: string;
  active: boolean;
  /** May highlight matching letters with `<mark>`. */
  title: ReactNode;
  detail?: ReactNode;
  image?: TileImageSource;
  /** At the end of the row: a tag or an icon. */
  end?: ReactNode;
  onSelect: () => void;
}

/** One result. The focus stays in the input, whose `aria-activedescendant` is the active option. */
export function ListboxOption({ id, active, title, detail, image, end, onSelect }: ListboxOptionProps) {
  return (
    <Option
      id={id}
      role="option"
      aria-selected={active}
      onClick={onSelect}
      // The input must keep the focus, or the list closes before the click.
      onPointerDown={(event) => event.preventDefault()}
    >
      <span data-part="art">
        <TileImage image={image} sizes="48px" fallback={null} />
      </span>
      <span>
        <span data-part="title">{title}</span>
        {detail && <span data-part="detail">{detail}</span>}
      </span>
      {end}
    </Option>
  );
}

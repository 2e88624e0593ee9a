import styled from '@emotion/styled';
import { useRef, type ComponentProps } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icons/navigation.tsx';
import { TileLoader } from '../status/TileLoader.tsx';
import { color, motion, radius, size, space, text } from '../tokens.ts';

const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;
  color: ${color.muted};
  & > [data-part='icon'] {
    position: absolute;
    inset-inline-start: ${space[12]};
    pointer-events: none;
    & > * {
      display: block;
    }
  }
  & > [data-part='clear'] {
    position: absolute;
    inset-inline-end: ${space[4]};
  }
`;

const Input = styled.input`
  inline-size: 100%;
  min-block-size: ${size.control};
  padding: ${space[8]} 44px;
  border: 0;
  border-radius: ${radius[12]};
  background: ${color.card};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.text};
  font-size: ${text[16]};
  line-height: 1.3;
  transition: background-color ${motion.press} ${motion.ease};
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:hover {
    background: ${color.fill};
  }
  &:focus-visible {
    outline-offset: -1px;
    background: ${color.base};
  }
`;

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Accessible name. The placeholder does not replace it. */
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** Results are loading. */
  busy?: boolean;
}

/**
 * A search input. Combobox attributes (`role`, `aria-controls`, `aria-activedescendant`, `onKeyDown`…) are passed
 * through.
 */
export function SearchField({
  label,
  clearLabel,
  value,
  onChange,
  busy = false,
  className,
  ref,
  ...rest
}: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    own.current?.focus();
  };
  return (
    <Root className={className}>
      <span data-part="icon" hidden={busy}>
        <SearchIcon size={20} />
      </span>
      {/* Always rendered: adding its styles with the first letter would restyle the whole page. */}
      <span data-part="icon" hidden={!busy}>
        <TileLoader size={20} />
      </span>
      <Input
        ref={(element: HTMLInputElement | null) => {
          own.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      {value !== '' && (
        <span data-part="clear">
          <IconButton size="sm" label={clearLabel} onClick={clear}>
            <CloseIcon size={18} />
          </IconButton>
        </span>
      )}
    </Root>
  );
}

import styled from '@emotion/styled';
import { useEffect, useRef, useState, type Ref } from 'react';
import { CopyIcon } from '../icons/action.tsx';
import { CheckIcon, WarningIcon } from '../icons/status.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { color, space, text } from '../tokens.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

/** How long a success is shown. A failure stays, as it says what to do. */
const COPIED_MS = 4_000;

const ICON_PX = 18;

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[8]};
`;

const Outcome = styled.span`
  max-inline-size: 32ch;
  font-size: ${text[12]};
  color: ${color.muted};
`;

type State = 'idle' | 'copied' | 'failed';

const ICONS = { idle: CopyIcon, copied: CheckIcon, failed: WarningIcon };

export interface CopyButtonProps {
  /** Copies, and returns whether it worked. */
  copy: () => Promise<boolean>;
  /** "Copy the link" */
  label: string;
  /** "The link is copied." */
  copied: string;
  /** Says what to do instead. */
  failed: string;
  /** Only the icon, for rows: the label is its accessible name. */
  compact?: boolean;
  size?: 'sm' | 'md';
  ref?: Ref<HTMLButtonElement>;
}

/** Copies a text, and says beside the button whether it worked. A screen reader announces it. */
export function CopyButton({ copy, label, copied, failed, compact, size, ref }: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');
  /** Counts the presses: the answer to an earlier one says nothing. */
  const presses = useRef(0);
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function press(): Promise<void> {
    const own = ++presses.current;
    // A region whose text stays the same is not announced again.
    setState('idle');
    const worked = await copy().catch(() => false);
    if (presses.current === own) setState(worked ? 'copied' : 'failed');
  }

  const StateIcon = ICONS[state];
  const icon = <StateIcon size={ICON_PX} />;
  const shared = { ref, onClick: () => void press(), ...(size && { size }) };
  const outcome = state === 'copied' ? copied : failed;
  return (
    <Root>
      {compact ? (
        <IconButton label={label} {...shared}>
          {icon}
        </IconButton>
      ) : (
        <Button icon={icon} {...shared}>
          {label}
        </Button>
      )}
      <span aria-live="polite">
        {state === 'idle' ? null : compact && state === 'copied' ? (
          <VisuallyHidden key={state}>{outcome}</VisuallyHidden>
        ) : (
          <Outcome key={state}>{outcome}</Outcome>
        )}
      </span>
    </Root>
  );
}

import styled from '@emotion/styled';
import { Link, useLocation, useNavigate } from '@tessera/kit/router';
import { useShell } from '../hooks.ts';
import { ArrowLeftIcon, color, space, text as textSize } from '@tessera/ui';
import type { MouseEvent } from 'react';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 44px;
  color: ${color.muted};
  font-size: ${textSize[14]};
  font-weight: 600;
`;

/** What the phone's way back needs to know, as the state of a link of the menu: the page before is the menu. */
export const FROM_MENU = { fromMenu: true } as const;

interface WayBackProps {
  /** The path of the menu. */
  readonly to: string;
  readonly label: string;
}

/** On the phone: leads from a page to the menu; a step back where the menu is the page before. */
export function WayBack({ to, label }: WayBackProps) {
  const { windows } = useShell();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isFromMenu = Object(state).fromMenu === true;
  const back = (event: MouseEvent) => {
    if (!isFromMenu || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Back to={windows.href(to)} onClick={back}>
      <ArrowLeftIcon size={20} />
      {label}
    </Back>
  );
}

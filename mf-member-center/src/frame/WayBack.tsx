import styled from '@emotion/styled';
import { useShell } from '@tessera/kit';
import { Link, useLocation, useNavigate } from '@tessera/kit/router';
import { ArrowLeftIcon, color, space, text as textSize } from '@tessera/ui';
import type { MouseEvent } from 'react';
import { useText } from '../text.ts';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 44px;
  color: ${color.muted};
  font-size: ${textSize[14]};
  font-weight: 600;
`;

/** On the phone: leads from a page to the menu; a step back where the menu is the page before. */
export function WayBack() {
  const text = useText();
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
    <Back to={windows.href('/user')} onClick={back}>
      <ArrowLeftIcon size={20} />
      {text('menu')}
    </Back>
  );
}

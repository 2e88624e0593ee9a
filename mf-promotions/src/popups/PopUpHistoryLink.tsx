import styled from '@emotion/styled';
import { useShell } from '@tessera/kit';
import { Button, HistoryIcon } from '@tessera/ui';
import { useText } from '../text.ts';

const Root = styled.div`
  display: flex;
  justify-content: center;
`;

/** Leads to the history of pop-ups from another remote's page; offered as the slot `mf-promotions:popUpHistoryLink`. */
export default function PopUpHistoryLink() {
  const text = useText();
  const { offers } = useShell();
  return (
    <Root>
      <Button
        tone="quiet"
        icon={<HistoryIcon size={18} />}
        onClick={() => void offers.openDialog('mf-promotions:popUpHistory', {})}
      >
        {text('popup.history')}
      </Button>
    </Root>
  );
}

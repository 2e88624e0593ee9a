import { keyOf, useScope } from '@tessera/kit';
import { Button, Notice } from '@tessera/ui';
import { profile, withdrawalTerms } from '@tessera/wire';
import { useState } from 'react';
import { WithdrawPasswordDialog } from '../security/WithdrawPasswordDialog.tsx';
import { useText } from '../text.ts';

/** Asks a member without a withdrawal password to set one, here. */
export function DigitsFirst() {
  const text = useText();
  const { queries } = useScope();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    for (const call of [withdrawalTerms, profile]) {
      void queries.invalidateQueries({ queryKey: keyOf(call) });
    }
  };
  return (
    <>
      <Notice
        tone="warning"
        action={
          <Button tone="primary" onClick={() => setOpen(true)}>
            {text('security.set')}
          </Button>
        }
      >
        {text('cashier.noDigits')}
      </Notice>
      {isOpen && <WithdrawPasswordDialog onClose={close} />}
    </>
  );
}

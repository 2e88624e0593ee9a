import { lazily } from '@tessera/kit';
import { Button, Panel } from '@tessera/ui';
import { useState } from 'react';
import { useText } from '../text.ts';

const EnvelopesDialog = lazily(() => import('./EnvelopesDialog.tsx'));

/** Opens the check of earlier envelopes also while none runs, when the corner of the page shows none. */
export function EarlierEnvelopes() {
  const text = useText();
  const [isChecking, setChecking] = useState(false);
  return (
    <Panel title={text('envelope.title')}>
      <Button onClick={() => setChecking(true)}>{text('fair.envelopes')}</Button>
      {isChecking && <EnvelopesDialog onClose={() => setChecking(false)} />}
    </Panel>
  );
}

import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useReadable } from '@tessera/kit';
import { color, layer, radius, shadow, space, TileLoader } from '@tessera/ui';
import { useCallback } from 'react';
import { DialogPart } from '../composition/DialogPart.tsx';
import { lazyWithRetry } from '../lazy-with-retry.tsx';
import type { OpenDialog } from '../services/dialogs/dialogs.ts';
import { useText } from '../text.ts';
import { useServices } from './services.context.ts';

const ConfirmQuestion = lazyWithRetry(() => import('./ConfirmQuestion.tsx'));

/** Renders the open dialogs and questions, lowest first. */
export function DialogHost() {
  const { dialogs } = useServices();
  const open = useReadable(dialogs.open$);
  return open.map((dialog) => <OneDialog key={dialog.id} dialog={dialog} />);
}

function OneDialog({ dialog }: { dialog: OpenDialog }) {
  const text = useText();
  const { dialogs, toast } = useServices();
  const { id } = dialog;
  const close = useCallback((result?: unknown) => dialogs.close(id, result), [dialogs, id]);
  const isOffered = dialog.kind === 'offered';
  // The failure has been reported. The caller of an offered dialog decides what the player sees.
  const failed = useCallback(() => {
    if (!isOffered) toast.show('error', text('dialog.failed'));
    dialogs.fail(id);
  }, [toast, text, dialogs, id, isOffered]);
  const fallback = <Opening label={text('dialog.opening')} />;

  if (dialog.kind === 'confirm') {
    return <ConfirmQuestion question={dialog.question} close={close} fallback={fallback} onFailed={failed} />;
  }
  return (
    <DialogPart name={dialog.name} args={dialog.args} close={close} fallback={fallback} onFailed={failed} />
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

/** Appears only if loading the dialog's code takes longer than a moment. */
const Place = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset: 0;
  inline-size: fit-content;
  block-size: fit-content;
  margin: auto;
  padding: ${space[24]};
  border-radius: ${radius[20]};
  background: ${color.raised};
  box-shadow: ${shadow[3]};
  animation: ${appear} 200ms 250ms backwards;
`;

function Opening({ label }: { label: string }) {
  return (
    <Place role="status">
      <TileLoader size={32} label={label} />
    </Place>
  );
}

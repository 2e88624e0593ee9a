import {
  BackToTop,
  Button,
  Cluster,
  ConfirmDialog,
  createToastStore,
  Dialog,
  Field,
  LockNotice,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  ToastViewport,
} from '@tessera/ui';
import { useState } from 'react';
import { Section } from '../Section.tsx';

const toasts = createToastStore();

export function OverlaySection() {
  const [open, setOpen] = useState<'login' | 'proof' | 'confirm'>();
  const close = () => setOpen(undefined);
  return (
    <Section id="overlays" title="Overlays">
      <Cluster>
        <Button onClick={() => setOpen('login')}>Log in…</Button>
        <Button onClick={() => setOpen('proof')}>Remove the account…</Button>
        <Button onClick={() => setOpen('confirm')}>Log out…</Button>
        {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
          <Button
            key={tone}
            onClick={() =>
              toasts.show(
                tone,
                {
                  info: 'Your language is English now.',
                  success: 'Royal Lotus is a favourite.',
                  warning: 'A game is still open in another tab.',
                  error: 'The deposit was refused: the limit of today is $500.00.',
                }[tone],
              )
            }
          >
            {tone}
          </Button>
        ))}
      </Cluster>
      <Dialog open={open === 'login'} onClose={close} title="Log in" closeLabel="Close">
        <Stack gap={16}>
          <Field label="Account" required>
            <TextInput data-autofocus autoComplete="username" />
          </Field>
          <Field label="Password" required>
            <PasswordInput showLabel="Show" hideLabel="Hide" />
          </Field>
          <Button
            tone="primary"
            size="lg"
            block
            onClick={() => toasts.show('error', 'Account or password is wrong.')}
          >
            Log in
          </Button>
        </Stack>
      </Dialog>
      <Dialog
        open={open === 'proof'}
        onClose={close}
        title="Confirm that it is you"
        size="sm"
        closeLabel="Close"
      >
        <Stack gap={16}>
          <Text>This concerns your money or your security, so we ask once more.</Text>
          <LockNotice left="14:59">The password is locked after too many tries.</LockNotice>
          <Field label="Password" required>
            <PasswordInput data-autofocus showLabel="Show" hideLabel="Hide" />
          </Field>
          <Button tone="primary" size="lg" block disabled>
            Confirm
          </Button>
          <Cluster gap={8}>
            <Button tone="quiet">Use a recovery code</Button>
            <Button tone="quiet">Use a passkey</Button>
          </Cluster>
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Log out while playing?"
        tone="danger"
        confirmLabel="Log out"
        cancelLabel="Stay"
        closeLabel="Close"
        onConfirm={close}
        onCancel={close}
      >
        Royal Lotus is still open. Its round is finished by the server, and the game window closes.
      </ConfirmDialog>
      <ToastViewport store={toasts} label="Messages" closeLabel="Dismiss" />
      <BackToTop label="Back to top" />
    </Section>
  );
}

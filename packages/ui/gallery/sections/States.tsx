import {
  BackToTop,
  Button,
  Cluster,
  ConfirmDialog,
  createToastStore,
  DataTable,
  DescriptionList,
  Dialog,
  EmptyState,
  ErrorState,
  Field,
  Grid,
  GridSkeleton,
  HeroSkeleton,
  ListboxOption,
  Listbox,
  ListboxPopup,
  Money,
  Notice,
  Panel,
  PasswordInput,
  ShelfSkeleton,
  Stack,
  Tag,
  TextInput,
  TextSkeleton,
  ToastViewport,
} from '@tessera/ui';
import { useState } from 'react';
import { COVERS, SKETCHES } from '../art.ts';
import { Section } from '../Section.tsx';

const toasts = createToastStore();
const dollars = (decimal: string) =>
  `$${Number(decimal).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

export function StatesSection() {
  return (
    <Section id="states" title="States">
      <Stack gap={24}>
        <Notice tone="info" title="Demo credits">
          This game plays with credits that are no money.
        </Notice>
        <Notice tone="warning" action={<Button size="sm">Retry</Button>}>
          The wallet list did not answer.
        </Notice>
        <Notice tone="error" title="Promotions are not available">
          Everything else goes on working.
        </Notice>
        <Notice tone="success">Your password was changed.</Notice>
        <Grid shape="table">
          <EmptyState
            title="No favourites yet"
            text="Tap the heart on a game to keep it here."
            action={<Button>Browse games</Button>}
          />
          <ErrorState
            title="Last played did not load"
            text="The lobby did not answer in time. Your games are safe."
            retryLabel="Retry"
            onRetry={() => {}}
          />
        </Grid>
        <HeroSkeleton />
        <ShelfSkeleton />
        <ShelfSkeleton shape="table" />
        <GridSkeleton count={6} />
        <TextSkeleton />
      </Stack>
    </Section>
  );
}

export function DataSection() {
  const [balance, setBalance] = useState('1204.50');
  return (
    <Section id="data" title="Data">
      <Stack gap={24}>
        <Cluster>
          <Money value={balance} format={dollars} />
          <Button onClick={() => setBalance((Number(balance) + 842.25).toFixed(2))}>A win of $842.25</Button>
        </Cluster>
        <Panel title="Account" action={<Button size="sm">Edit</Button>}>
          <DescriptionList
            items={[
              { id: 'account', label: 'Account', value: 'asha01' },
              {
                id: 'email',
                label: 'E-mail',
                value: 'a••••@example.com',
                action: <Button size="sm">Change</Button>,
              },
              { id: 'currency', label: 'Currency', value: 'INR' },
            ]}
          />
        </Panel>
        <Panel title="Transactions">
          <DataTable
            caption="Transactions"
            rowKey={(row) => row.id}
            rows={[
              {
                id: '20486',
                when: '20 Nov, 10:42',
                game: 'Royal Lotus',
                amount: '+$12.00',
                state: 'positive' as const,
                word: 'Settled',
              },
              {
                id: '20485',
                when: '20 Nov, 10:41',
                game: 'Cold Summit',
                amount: '−$2.00',
                state: 'info' as const,
                word: 'Pending',
              },
              {
                id: '20484',
                when: '19 Nov, 22:03',
                game: 'Tidal Catch',
                amount: '−$5.00',
                state: 'negative' as const,
                word: 'Refused',
              },
            ]}
            columns={[
              { id: 'when', header: 'Time', cell: (row) => row.when },
              { id: 'game', header: 'Game', cell: (row) => row.game },
              { id: 'state', header: 'State', cell: (row) => <Tag tone={row.state}>{row.word}</Tag> },
              { id: 'amount', header: 'Amount', align: 'end', cell: (row) => row.amount },
            ]}
          />
        </Panel>
        <ListboxPopup>
          <Listbox label="Results" id="results">
            {SKETCHES.slice(0, 4).map((sketch, i) => (
              <ListboxOption
                key={i}
                id={`result-${i}`}
                active={i === 1}
                image={COVERS[i]}
                title={sketch.name}
                detail={sketch.provider}
                end={i === 1 && <Tag tone="hot">Hot</Tag>}
                onSelect={() => {}}
              />
            ))}
          </Listbox>
        </ListboxPopup>
      </Stack>
    </Section>
  );
}

export function OverlaySection() {
  const [open, setOpen] = useState<'login' | 'confirm'>();
  const close = () => setOpen(undefined);
  return (
    <Section id="overlays" title="Overlays">
      <Cluster>
        <Button onClick={() => setOpen('login')}>Log in…</Button>
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

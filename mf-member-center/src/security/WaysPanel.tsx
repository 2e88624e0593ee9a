import type {} from '@tessera/auth-offers';
import type { OfferedDialogName } from '@tessera/contracts';
import { keyOf, useAnswer, useScope } from '@tessera/kit';
import { AsOf, isLost, PageFailure, RowsSkeleton } from '@tessera/kit/pages';
import { Button, DescriptionList, Panel, Tag, type DescriptionItem } from '@tessera/ui';
import { authenticatorState, profile } from '@tessera/wire';
import { useState } from 'react';
import { useText, type MessageId } from '../text.ts';
import { WithdrawPasswordDialog } from './WithdrawPasswordDialog.tsx';

/** The ways to log in and to withdraw. What another remote manages has a row only where that remote offers it. */
export function WaysPanel() {
  const text = useText();
  const { shell, queries } = useScope();
  const [isSetting, setSetting] = useState(false);
  const hasDialog = (name: OfferedDialogName) => shell.offers.hasDialog?.(name) ?? false;
  const hasAuthenticator = hasDialog('mf-auth:authenticator');
  const details = useAnswer(profile, {});
  const app = useAnswer(authenticatorState, {}, { enabled: hasAuthenticator });

  async function open(name: OfferedDialogName): Promise<void> {
    const outcome = await shell.offers.openDialog(name, {});
    if (outcome.status === 'unavailable') shell.toast.show('info', text('security.away'));
    await queries.invalidateQueries({ queryKey: keyOf(authenticatorState) });
  }
  const opener = (name: OfferedDialogName, label: MessageId, about: string) => (
    <Button size="sm" aria-label={`${text(label)}: ${about}`} onClick={() => void open(name)}>
      {text(label)}
    </Button>
  );
  const managed = (id: string, name: OfferedDialogName, label: MessageId): DescriptionItem[] =>
    hasDialog(name)
      ? [{ id, label: text(label), value: '', action: opener(name, 'security.manage', text(label)) }]
      : [];

  if (details.isPending) return <RowsSkeleton rows={4} />;
  if (isLost(details)) {
    return (
      <PageFailure
        error={details.error}
        retrying={details.isFetching}
        onRetry={() => void details.refetch()}
      />
    );
  }
  const hasWithdrawPassword = details.data.isWithdrawPassword === 1;
  const withdrawLabel = text('info.withdrawPassword');
  const withdrawAction = text(hasWithdrawPassword ? 'security.change' : 'security.set');
  const isOn = app.data?.isOn === 1;
  const rows: DescriptionItem[] = [
    hasDialog('mf-auth:changePassword')
      ? {
          id: 'password',
          label: text('security.password'),
          value: '••••••••',
          action: opener('mf-auth:changePassword', 'security.change', text('security.password')),
        }
      : { id: 'password', label: text('security.password'), value: text('security.away') },
    {
      id: 'withdraw',
      label: withdrawLabel,
      value: text(hasWithdrawPassword ? 'info.set' : 'info.notSet'),
      action: (
        <Button size="sm" aria-label={`${withdrawAction}: ${withdrawLabel}`} onClick={() => setSetting(true)}>
          {withdrawAction}
        </Button>
      ),
    },
    ...(hasAuthenticator
      ? [
          {
            id: 'authenticator',
            label: text('security.authenticator'),
            value: app.data && (
              <Tag tone={isOn ? 'positive' : 'neutral'}>{text(isOn ? 'security.on' : 'security.off')}</Tag>
            ),
            action: opener('mf-auth:authenticator', 'security.manage', text('security.authenticator')),
          },
        ]
      : []),
    ...managed('passkeys', 'mf-auth:passkeys', 'security.passkeys'),
    ...managed('linked', 'mf-auth:linkedLogins', 'security.linked'),
  ];
  return (
    <Panel title={text('security.ways')}>
      <AsOf answer={details} />
      <DescriptionList items={rows} />
      {isSetting && <WithdrawPasswordDialog onClose={() => setSetting(false)} />}
    </Panel>
  );
}

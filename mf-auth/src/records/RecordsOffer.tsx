import { useShell } from '@tessera/kit';
import { problemOf, useIntent, type RefusalTexts } from '@tessera/kit/intents';
import { Button, Notice, Stack, Text } from '@tessera/ui';
import { loginRecords } from '@tessera/wire';
import { useDeviceInfo } from '../device/use-device-info.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText, type MessageId } from '../text.ts';

const TEXTS: RefusalTexts<typeof loginRecords, MessageId> = { '101': 'records.err_over' };

interface RecordsOfferProps {
  /** Of the refused login. */
  readonly ticket: string;
  /** The session has started: closes what the login was asked in. */
  readonly onEntered: () => void;
}

/** Offers an excluded or closed member a session for records and withdrawals. */
export default function RecordsOffer({ ticket, onEntered }: RecordsOfferProps) {
  const text = useText();
  const { windows } = useShell();
  const deviceInfo = useDeviceInfo();
  const { state, error, submit } = useIntent(loginRecords);

  async function enter(): Promise<void> {
    const outcome = await submit({ ticket, ...deviceInfo() });
    if (outcome?.status !== 'done') return;
    onEntered();
    windows.goTo('/user/Withdrawal');
  }
  return (
    <Stack gap={8}>
      <Text size={14}>{text('records.text')}</Text>
      {error !== undefined && (
        <Notice tone="error" role="alert">
          {formatWording(text, problemOf(error, TEXTS, FAILURE_TEXTS).wording)}
        </Notice>
      )}
      <Button loading={state.status === 'pending'} onClick={() => void enter()}>
        {text('records.open')}
      </Button>
    </Stack>
  );
}

import { copyText } from '@tessera/kit';
import { Button, ButtonLink, Cluster, CopyButton, DownloadIcon, Stack, Text } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../text.ts';
import { CodeList, Secret } from './authenticator.styles.ts';

interface RecoveryCodesProps {
  readonly recoveryCodes: readonly string[];
  readonly onDone: () => void;
}

/** Shows the recovery codes, once, with the ways to keep them. */
export function RecoveryCodes({ recoveryCodes, onDone }: RecoveryCodesProps) {
  const text = useText();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const lines = `${recoveryCodes.join('\n')}\n`;
  return (
    <Stack gap={16}>
      <Text>{text('authenticator.codes.lead')}</Text>
      <CodeList aria-label={text('authenticator.codes.title')}>
        {recoveryCodes.map((code) => (
          <li key={code}>
            <Secret>{code}</Secret>
          </li>
        ))}
      </CodeList>
      <Cluster gap={8}>
        <CopyButton
          ref={first}
          label={text('authenticator.codes.copy')}
          copied={text('authenticator.copied')}
          failed={text('authenticator.copyFailed')}
          copy={() => copyText(lines)}
        />
        <ButtonLink
          icon={<DownloadIcon size={18} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(lines)}`}
          download="recovery-codes.txt"
        >
          {text('authenticator.codes.download')}
        </ButtonLink>
      </Cluster>
      <Button tone="primary" size="lg" block onClick={onDone}>
        {text('authenticator.codes.done')}
      </Button>
    </Stack>
  );
}

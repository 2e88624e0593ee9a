import { useServiceLink } from '@tessera/kit';
import { Button, ButtonLink, Cluster, ExternalIcon, Stack, Text } from '@tessera/ui';
import { useText } from '../text.ts';
import type { LoginStep } from './login.machine.ts';

/** Says plainly what the platform wants before this login, and who can do it with the player. */
export function FurtherStep({ step, onBack }: { readonly step: LoginStep; readonly onBack: () => void }) {
  const text = useText();
  const help = useServiceLink();
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <Text>{text(`login.${step}.why`)}</Text>
        <Text tone="muted">{text(`login.${step}.next`)}</Text>
      </Stack>
      <Cluster gap={8}>
        {help && (
          <ButtonLink tone="primary" iconEnd={help.isExternal && <ExternalIcon size={18} />} {...help.anchor}>
            {text('help.contact')}
          </ButtonLink>
        )}
        <Button tone={help ? 'quiet' : 'primary'} onClick={onBack}>
          {text('login.back')}
        </Button>
      </Cluster>
    </Stack>
  );
}

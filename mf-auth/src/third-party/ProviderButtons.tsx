import styled from '@emotion/styled';
import { useShell, useSite } from '@tessera/kit';
import { Button, color, Stack, Text, useAfterPress } from '@tessera/ui';
import { thirdPartyProviders } from '@tessera/wire';
import { useGuestAnswer } from '../requests/use-guest-answer.ts';
import { useText } from '../text.ts';
import { ProviderMark } from './ProviderMark.tsx';
import type { Completion } from './use-completion.ts';
import { useThirdPartyLogin } from './use-third-party-login.ts';

const Or = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color.line};
  }
`;

interface ProviderButtonsProps {
  readonly onEnded: (completion: Completion) => void;
}

/** Offers a login by each provider of the site; nothing where there is none. */
export default function ProviderButtons({ onEnded }: ProviderButtonsProps) {
  const text = useText();
  const { windows } = useShell();
  const { settings } = useSite();
  const { data } = useGuestAnswer(thirdPartyProviders, {});
  const { begin, visited, isCompleting } = useThirdPartyLogin(onEnded);
  const providers = useAfterPress(data?.providers) ?? [];
  // A showcase registers and logs in no member.
  if (providers.length === 0 || !windows.openAuthorization || settings.demo) return null;
  const waitingFor = providers.find(({ id }) => id === visited);
  return (
    <Stack gap={12}>
      <Or>
        <Text as="span" size={14} tone="muted">
          {text('thirdParty.or')}
        </Text>
      </Or>
      {providers.map((provider) => (
        <Button
          key={provider.id}
          block
          size="lg"
          icon={<ProviderMark mark={provider.mark} />}
          loading={isCompleting || provider.id === visited}
          onClick={() => void begin(provider)}
        >
          {text('thirdParty.continue', { provider: provider.name })}
        </Button>
      ))}
      <div role="status">
        {waitingFor && (
          <Text as="span" size={14} tone="muted">
            {text('thirdParty.waiting', { provider: waitingFor.name })}
          </Text>
        )}
      </div>
    </Stack>
  );
}

import styled from '@emotion/styled';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/status.tsx';
import { color } from '../tokens.ts';

export type StatusTone = 'info' | 'success' | 'warning' | 'error';

const ICONS = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon } as const;

const Root = styled.span`
  flex: none;
  &[data-tone='info'] {
    color: ${color.info};
  }
  &[data-tone='success'] {
    color: ${color.positive};
  }
  &[data-tone='warning'] {
    color: ${color.accentText};
  }
  &[data-tone='error'] {
    color: ${color.negative};
  }
`;

/** Shows a tone by shape and colour, because colour alone is not accessible. */
export function StatusIcon({ tone, size = 24 }: { tone: StatusTone; size?: number }) {
  const Icon = ICONS[tone];
  return (
    <Root data-tone={tone}>
      <Icon size={size} />
    </Root>
  );
}

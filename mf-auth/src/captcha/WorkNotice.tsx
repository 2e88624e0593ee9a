import styled from '@emotion/styled';
import { Button, CheckIcon, color, ErrorIcon, space, text as textSize, TileLoader } from '@tessera/ui';
import { useText } from '../text.ts';
import type { Captcha } from './use-captcha.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 44px;
  font-size: ${textSize[14]};
  color: ${color.muted};
  & > [role='status'] {
    flex: 1;
    display: flex;
    align-items: center;
    gap: ${space[8]};
  }
  & [data-state='solved'] svg {
    color: ${color.positive};
  }
  & [data-state='error'] {
    color: ${color.negative};
  }
`;

interface WorkNoticeProps {
  readonly captcha: Captcha;
  readonly error: string | undefined;
}

/** Says that the check against robots runs by itself, and offers a picture instead (WCAG 2.2, 3.3.8). */
export function WorkNotice({ captcha, error }: WorkNoticeProps) {
  const text = useText();
  const isSolved = captcha.work === 'solved';
  return (
    <Line>
      <span role="status" data-state={error ? 'error' : captcha.work}>
        {error ? (
          <ErrorIcon size={18} />
        ) : isSolved ? (
          <CheckIcon size={18} />
        ) : (
          <TileLoader size={18} label="" />
        )}
        <span>{text(error ? 'captcha.workRefused' : isSolved ? 'captcha.workDone' : 'captcha.working')}</span>
      </span>
      <Button tone="quiet" size="sm" onClick={captcha.showPicture}>
        {text('captcha.usePicture')}
      </Button>
    </Line>
  );
}

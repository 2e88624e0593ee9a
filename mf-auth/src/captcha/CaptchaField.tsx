import styled from '@emotion/styled';
import {
  Button,
  color,
  Field,
  IconButton,
  radius,
  RetryIcon,
  size,
  space,
  TextInput,
  TileLoader,
  useAfterPress,
} from '@tessera/ui';
import { useText } from '../text.ts';
import { WorkNotice } from './WorkNotice.tsx';
import type { Captcha } from './use-captcha.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space[8]};
  align-items: center;
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  inline-size: 121px;
  block-size: ${size.control};
  border-radius: ${radius[8]};
  overflow: hidden;
  /* The digits are bright in every theme, so the background is always dark. */
  background: ${color.scrim};
  color: ${color.onArt};
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

interface CaptchaFieldProps {
  readonly captcha: Captcha;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Shows how the form is protected: nothing, a proof of work that needs no interaction, or a picture to read. */
export function CaptchaField(props: CaptchaFieldProps) {
  switch (useAfterPress(props.captcha.kind)) {
    case 'none':
      return null;
    case 'work':
      return <WorkNotice {...props} />;
    case 'picture':
      return <PictureField {...props} />;
  }
}

/** A captcha's picture, its answer field and a button for another picture. */
function PictureField({ captcha, value, onChange, error }: CaptchaFieldProps) {
  const text = useText();
  const { state, refresh } = captcha.picture;
  const lost = state.status === 'failed' ? text('captcha.failed') : undefined;
  return (
    <Field label={text('captcha.label')} required error={lost ?? error}>
      <Row>
        <TextInput
          name="captcha"
          placeholder={state.status === 'ready' ? state.placeholder : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <Picture>
          {state.status === 'ready' && <img src={state.image} alt={text('captcha.picture')} />}
          {(state.status === 'fetching' || state.status === 'waiting') && (
            <TileLoader label={text('captcha.loading')} />
          )}
          {state.status === 'failed' && (
            <Button size="sm" tone="quiet" onClick={refresh}>
              {text('retry')}
            </Button>
          )}
        </Picture>
        <IconButton label={text('captcha.refresh')} onClick={refresh}>
          <RetryIcon size={20} />
        </IconButton>
      </Row>
    </Field>
  );
}

import {
  Button,
  Cluster,
  Field,
  Notice,
  Panel,
  PasswordInput,
  Select,
  Stack,
  Text,
  TextInput,
  useFocusOnError,
} from '@tessera/ui';
import type { SelfExclusionLength } from '@tessera/wire';
import { useState } from 'react';
import { useText } from '../text.ts';
import { useExclude } from './use-exclude.ts';

interface ExcludePanelProps {
  /** The first is chosen. */
  readonly lengths: readonly SelfExclusionLength[];
}

/** Closes the account for months or for good. */
export function ExcludePanel({ lengths }: ExcludePanelProps) {
  const text = useText();
  const [length, setLength] = useState<SelfExclusionLength>(lengths[0] ?? '6_months');
  const exclude = useExclude(length);
  const { picture, values, edit, errorOf } = exclude;
  const form = useFocusOnError(exclude.failures);
  return (
    <Panel title={text('breaks.exclude')}>
      <form
        ref={form}
        noValidate
        aria-label={text('breaks.exclude')}
        onSubmit={(event) => {
          event.preventDefault();
          void exclude.submit();
        }}
      >
        <Stack gap={16}>
          <Text size={14} tone="muted">
            {text('breaks.excludeText')}
          </Text>
          {exclude.notice && (
            <Notice tone="error" role="alert">
              {exclude.notice}
            </Notice>
          )}
          <Field label={text('breaks.length')}>
            <Select
              name="length"
              value={length}
              options={lengths.map((value) => ({ value, label: text(`breaks.${value}`) }))}
              onChange={({ target }) => setLength(lengths.find((one) => one === target.value) ?? length)}
            />
          </Field>
          <Field label={text('account.password')} required error={errorOf('password')}>
            <PasswordInput
              name="password"
              showLabel={text('password.show')}
              hideLabel={text('password.hide')}
              autoComplete="current-password"
              value={values.password}
              onChange={({ target }) => edit('password', target.value)}
            />
          </Field>
          {picture && (
            <Field label={text('breaks.captcha')} required error={errorOf('captcha')}>
              <Cluster>
                <img src={picture.image} alt={text('breaks.captcha')} width={121} height={44} />
                <TextInput
                  name="captcha"
                  inputMode="numeric"
                  autoComplete="off"
                  value={values.captcha}
                  onChange={({ target }) => edit('captcha', target.value)}
                />
                <Button onClick={() => void exclude.newPicture()}>{text('breaks.captchaNew')}</Button>
              </Cluster>
            </Field>
          )}
          <Button type="submit" tone="danger" loading={exclude.isPending}>
            {text('breaks.excludeNow')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

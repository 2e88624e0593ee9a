import { problemOf, useIntent } from '@tessera/kit/intents';
import { Button, Cluster, Field, Notice, Stack, TextInput, useFocusOnError } from '@tessera/ui';
import { passkeyRename, type Passkey } from '@tessera/wire';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { lengthFault } from '../form/length-fault.ts';
import { useOnlyField } from '../form/use-only-field.ts';
import { formatWording, useText } from '../text.ts';
import { CHANGE_TEXTS } from './passkeys.codes.ts';

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, onCancel, onDone }: RenamePasskeyProps) {
  const text = useText();
  const [name, setName] = useState(passkey.name);
  const { state, error, failures, submit, reset } = useIntent(passkeyRename);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const problem = error === undefined ? undefined : problemOf(error, CHANGE_TEXTS, FAILURE_TEXTS);

  const fault = name.trim() === '' ? 'passkeys.err_name' : lengthFault(name)?.id;
  const field = useOnlyField(name, fault);
  const form = useFocusOnError(failures + field.attempts);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (fault) return field.refuse();
    const outcome = await submit({ id: passkey.id, name: name.trim() });
    if (outcome?.status === 'done') onDone();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)} onBlur={field.leave}>
      <Stack gap={16}>
        {problem && (
          <Notice tone="error" role="alert">
            {formatWording(text, problem.wording)}
          </Notice>
        )}
        <Field label={text('passkeys.name')} required error={field.shownFault && text(field.shownFault)}>
          <TextInput
            ref={input}
            name="passkey-name"
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              field.edited();
              reset();
            }}
          />
        </Field>
        <Cluster gap={8}>
          <Button tone="primary" type="submit" loading={state.status === 'pending'}>
            {text('passkeys.save')}
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            {text('authenticator.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

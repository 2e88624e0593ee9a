import { usePlace } from '@tessera/kit/place';
import {
  Button,
  Checkbox,
  Field,
  Notice,
  Select,
  Stack,
  Surface,
  TextArea,
  TextInput,
  TextLink,
  useFocusOnError,
} from '@tessera/ui';
import { useText } from '../text.ts';
import { CONTACT_KINDS, type ContactKind } from './register.rules.ts';
import { useApplication } from './use-application.ts';

/** Applies to become an agent, under the agreement's present version. */
export function ApplicationForm({ version }: { readonly version: number }) {
  const text = useText();
  const agreement = usePlace('/proxy/Agreement');
  const { form, agreed, isPending, failures, alert, errorOf, edit, leave, agree, submit } =
    useApplication(version);
  const root = useFocusOnError(failures);
  const optional = text('edit.optional');
  return (
    <Surface>
      <form
        ref={root}
        noValidate
        aria-label={text('apply.title')}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap={16}>
          {alert && (
            <Notice tone="error" role="alert">
              {alert}
            </Notice>
          )}
          <Field label={text('register.contactKind')} required>
            <Select
              name="contactKind"
              value={form.contactKind}
              options={CONTACT_KINDS.map((kind) => ({ value: kind, label: text(`contact.${kind}`) }))}
              onChange={({ target }) => edit({ contactKind: target.value as ContactKind })}
            />
          </Field>
          <Field label={text('register.contact')} required error={errorOf('contact')}>
            <TextInput
              name="contact"
              value={form.contact}
              onChange={({ target }) => edit({ contact: target.value })}
              onBlur={() => leave('contact')}
            />
          </Field>
          <Field label={text('register.intention')} required error={errorOf('intention')}>
            <TextArea
              name="intention"
              value={form.intention}
              onChange={({ target }) => edit({ intention: target.value })}
              onBlur={() => leave('intention')}
            />
          </Field>
          <Field label={text('register.website')} optionalLabel={optional} error={errorOf('website')}>
            <TextInput
              name="website"
              inputMode="url"
              autoCapitalize="none"
              value={form.website}
              onChange={({ target }) => edit({ website: target.value })}
              onBlur={() => leave('website')}
            />
          </Field>
          <Field
            label={text('register.agent')}
            optionalLabel={optional}
            help={text('register.agentHelp')}
            error={errorOf('agentId')}
          >
            <TextInput
              name="agentId"
              inputMode="numeric"
              autoComplete="off"
              value={form.agentId}
              onChange={({ target }) => edit({ agentId: target.value })}
              onBlur={() => leave('agentId')}
            />
          </Field>
          <Checkbox
            checked={agreed}
            error={errorOf('agreed')}
            onChange={({ target }) => agree(target.checked)}
          >
            {text('register.agree', { version })}
          </Checkbox>
          <TextLink {...agreement}>{text('register.read')}</TextLink>
          <Button type="submit" tone="primary" loading={isPending}>
            {text('register.send')}
          </Button>
        </Stack>
      </form>
    </Surface>
  );
}

import {
  Button,
  Cluster,
  Field,
  Notice,
  Panel,
  PasswordInput,
  Stack,
  TextInput,
  useFocusOnError,
} from '@tessera/ui';
import type { MemberProfile } from '@tessera/wire';
import { LockedNotice } from '../LockedNotice.tsx';
import { useText } from '../text.ts';
import { PhoneCode } from './PhoneCode.tsx';
import type { ProfileField } from './profile.fields.ts';
import { useProfileForm, type OpenField } from './use-profile-form.ts';

interface ProfileFormProps {
  readonly profile: MemberProfile;
  readonly fields: readonly OpenField[];
  readonly onDone: () => void;
}

/** Edits the profile. Contacts that are set are shown masked, and stay as they are unless something is typed. */
export function ProfileForm({ profile, fields, onDone }: ProfileFormProps) {
  const text = useText();
  const form = useProfileForm(profile, fields, onDone);
  const root = useFocusOnError(form.attempts);
  const nameOf = ({ label }: ProfileField) => (typeof label === 'string' ? text(label) : label.brand);

  function helpOf(field: OpenField): string | undefined {
    const current = field.current(profile);
    if (field.isOnce) return text(current === null ? 'edit.once' : 'edit.locked');
    if (form.typed[field.key] === '') return text('edit.willRemove');
    return current === null ? undefined : text('edit.keeps', { current });
  }

  return (
    <Panel title={text('info.person')}>
      <form
        ref={root}
        noValidate
        onBlur={({ target }) => {
          const name = form.names.find((one) => one === target.getAttribute('name'));
          if (name !== undefined) form.leave(name);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <Stack gap={16}>
          {form.isResumed && <Notice tone="info">{text('edit.resumed')}</Notice>}
          {form.isStale && (
            <Notice
              tone="warning"
              role="alert"
              action={
                <Button size="sm" onClick={form.accept}>
                  {text('edit.accept')}
                </Button>
              }
            >
              {form.changedElsewhere.length === 0
                ? text('edit.changed')
                : text('edit.changedFields', { fields: form.changedElsewhere.map(nameOf).join(', ') })}
            </Notice>
          )}
          <LockedNotice lock={form.lock} />
          {form.words && !form.isStale && (
            <Notice tone="error" role="alert">
              {form.words}
            </Notice>
          )}
          {fields.map((field) => {
            const { key, input, isOnce, mayBeRemoved } = field;
            const current = field.current(profile);
            const isLocked = isOnce && current !== null;
            return (
              <Field
                key={key}
                label={nameOf(field)}
                required={field.isRequired}
                optionalLabel={text('edit.optional')}
                help={helpOf(field)}
                error={form.errorOf(key)}
              >
                <TextInput
                  name={key}
                  {...input}
                  {...(isLocked && { readOnly: true, type: 'text' })}
                  value={isLocked ? current : (form.typed[key] ?? '')}
                  onChange={({ target }) => form.change(key, target.value === '' ? undefined : target.value)}
                  end={
                    mayBeRemoved &&
                    current !== null && (
                      <Button
                        size="sm"
                        aria-label={`${text('edit.remove')}: ${nameOf(field)}`}
                        onClick={() => form.change(key, '')}
                      >
                        {text('edit.remove')}
                      </Button>
                    )
                  }
                />
              </Field>
            );
          })}
          {form.needsCode && (
            <PhoneCode
              phone={form.typed.memberPhone ?? ''}
              value={form.secrets.phoneVerify}
              error={form.errorOf('phoneVerify')}
              onChange={(value) => form.changeSecret('phoneVerify', value)}
              onWrongPhone={(words) => form.complain({ memberPhone: words })}
            />
          )}
          {form.needsPassword && (
            <Field
              label={text('account.password')}
              required
              help={text('edit.whyPassword')}
              error={form.errorOf('password')}
            >
              <PasswordInput
                name="password"
                showLabel={text('password.show')}
                hideLabel={text('password.hide')}
                value={form.secrets.password}
                onChange={({ target }) => form.changeSecret('password', target.value)}
              />
            </Field>
          )}
          <Cluster>
            <Button type="submit" tone="primary" loading={form.isPending} disabled={form.lock !== undefined}>
              {text('save')}
            </Button>
            <Button onClick={form.cancel}>{text('cancel')}</Button>
          </Cluster>
        </Stack>
      </form>
    </Panel>
  );
}

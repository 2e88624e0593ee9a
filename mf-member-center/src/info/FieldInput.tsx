import { Button, Field, TextInput } from '@tessera/ui';
import type { MemberProfile } from '@tessera/wire';
import { useText } from '../text.ts';
import { isLocked } from './profile.fields.ts';
import { useFieldName } from './use-field-name.ts';
import type { OpenField, ProfileFormState } from './use-profile-form.ts';

interface FieldInputProps {
  readonly field: OpenField;
  readonly profile: MemberProfile;
  readonly form: ProfileFormState;
}

/** One field of a profile. It says before it is set that it can be set only once. */
export function FieldInput({ field, profile, form }: FieldInputProps) {
  const text = useText();
  const name = useFieldName()(field);
  const { key, input, isOnce, isRequired, mayBeRemoved } = field;
  const current = field.current(profile);
  const isSet = isLocked(field, profile);

  function help(): string | undefined {
    if (isOnce) return text(current === null ? 'edit.once' : 'edit.locked');
    if (form.typed[key] === '') return text('edit.willRemove');
    return current === null ? undefined : text('edit.keeps', { current });
  }

  return (
    <Field
      label={name}
      required={isRequired}
      optionalLabel={text('edit.optional')}
      help={help()}
      error={form.errorOf(key)}
    >
      <TextInput
        name={key}
        {...input}
        {...(isSet && { readOnly: true, type: 'text' })}
        value={(isSet ? current : form.typed[key]) ?? ''}
        onChange={({ target }) => form.change(key, target.value === '' ? undefined : target.value)}
        end={
          mayBeRemoved &&
          current !== null && (
            <Button
              size="sm"
              aria-label={`${text('edit.remove')}: ${name}`}
              onClick={() => form.change(key, '')}
            >
              {text('edit.remove')}
            </Button>
          )
        }
      />
    </Field>
  );
}

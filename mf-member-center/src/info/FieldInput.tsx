import { Button, Field, TextInput } from '@tessera/ui';
import type { MemberProfile } from '@tessera/wire';
import { useText } from '../text.ts';
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
  const isLocked = isOnce && current !== null;

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
        {...(isLocked && { readOnly: true, type: 'text' })}
        value={isLocked ? current : (form.typed[key] ?? '')}
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

import { Field } from '@tessera/ui';
import type { ComponentProps } from 'react';
import { useText } from '../text.ts';
import { CheckedInput } from './CheckedInput.tsx';
import type { FieldBinding } from './field-binding.ts';
import type { FormShape, RegistrationField } from './registration.fields.ts';

const CONTACTS = [
  { field: 'memberName', label: 'signup.name', help: 'signup.nameHelp', input: { autoComplete: 'name' } },
  {
    field: 'memberEmail',
    label: 'signup.email',
    help: 'signup.emailHelp',
    input: {
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
    },
  },
  {
    field: 'memberPhone',
    label: 'signup.phone',
    help: 'signup.phoneHelp',
    input: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  },
] as const satisfies readonly {
  field: RegistrationField;
  label: string;
  help: string;
  input: ComponentProps<'input'>;
}[];

interface ContactFieldsProps {
  readonly shape: FormShape;
  readonly bind: (field: RegistrationField) => FieldBinding;
}

/** Name, e-mail and phone, as far as the site asks for them in this currency. */
export function ContactFields({ shape, bind }: ContactFieldsProps) {
  const text = useText();
  return CONTACTS.map(({ field, label, help, input }) => {
    const own = shape[field];
    if (!own.shown) return null;
    const binding = bind(field);
    return (
      <Field
        key={field}
        label={text(label)}
        required={own.required}
        optionalLabel={text('signup.optional')}
        help={text(help)}
        error={binding.error}
      >
        <CheckedInput field={binding} name={field} maxLength={100} {...input} />
      </Field>
    );
  });
}

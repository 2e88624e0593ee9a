import { Field, PasswordInput } from '@tessera/ui';
import { WITHDRAW_PASSWORD_DIGITS } from '@tessera/domain';
import type { ComponentProps } from 'react';
import { useText, type MessageId } from '../text.ts';
import { CheckedInput } from './CheckedInput.tsx';
import type { FieldBinding } from './field-binding.ts';
import { PhoneCodeField } from './PhoneCodeField.tsx';
import { CONTACTS, type Contact, type FormShape, type RegistrationField } from './registration.fields.ts';
import type { Introduction } from './registration.introducer.ts';
import type { PhoneCode } from './use-phone-code.ts';

/** A field that the site may ask for. */
interface FieldSpec {
  readonly label: MessageId;
  /** The messenger service that the handle belongs to. */
  readonly service?: string;
  readonly help?: MessageId;
  readonly input?: ComponentProps<'input'>;
}
type Asked = Exclude<
  RegistrationField,
  | 'memberAccount'
  | 'password'
  | 'checkPassword'
  | 'memberCurrency'
  | 'phoneVerify'
  | 'withdrawPassword'
  | 'answer'
>;

// `on`: the browser fills in what was given under this name before; there is no token of its own (HTML, autofill).
const PLAIN = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Brand names, the same in every language. */
const SERVICES: Record<Contact, string> = {
  memberQq: 'QQ',
  memberWechat: 'WeChat',
  memberTelegram: 'Telegram',
  memberWhatsApp: 'WhatsApp',
  memberZalo: 'Zalo',
  memberSkype: 'Skype',
  memberFb: 'Facebook',
};

const contact = (field: Contact): FieldSpec => ({
  label: 'signup.contact',
  service: SERVICES[field],
  input: { ...PLAIN, autoComplete: 'on' },
});

const FIELD_SPECS: Record<Asked, FieldSpec> = {
  memberName: { label: 'signup.name', help: 'signup.nameHelp', input: { autoComplete: 'name' } },
  memberEmail: {
    label: 'signup.email',
    help: 'signup.emailHelp',
    input: { ...PLAIN, type: 'email', inputMode: 'email', autoComplete: 'email' },
  },
  memberPhone: {
    label: 'signup.phone',
    help: 'signup.phoneHelp',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  },
  // The browser's date control accepts either a whole date or nothing (spec §5 Registration).
  memberBirthday: {
    label: 'signup.birthday',
    input: { type: 'date', autoComplete: 'bday', min: '1900-01-01' },
  },
  ...(Object.fromEntries(CONTACTS.map((field) => [field, contact(field)])) as Record<Contact, FieldSpec>),
  memberOthers: {
    label: 'signup.others',
    help: 'signup.othersHelp',
    input: { ...PLAIN, autoComplete: 'on' },
  },
  identityId: {
    label: 'signup.identity',
    help: 'signup.identityHelp',
    input: { ...PLAIN, autoComplete: 'on' },
  },
  introducer: {
    label: 'signup.introducer',
    help: 'signup.introducerHelp',
    input: { ...PLAIN, autoComplete: 'on' },
  },
};
const BEFORE_PHONE_CODE = ['memberName', 'memberEmail', 'memberPhone'] as const;
const AFTER_PHONE_CODE = ['memberBirthday', ...CONTACTS, 'memberOthers', 'identityId'] as const;

interface ContactFieldsProps {
  readonly shape: FormShape;
  readonly bind: (field: RegistrationField) => FieldBinding;
  readonly phoneCode: PhoneCode;
  readonly introduction: Introduction;
}

/** The personal and contact fields that the site asks for in this currency. */
export function ContactFields({ shape, bind, phoneCode, introduction }: ContactFieldsProps) {
  const isPhoneGiven = bind('memberPhone').value.trim() !== '';
  const fieldOf = (field: Asked) => <AskedField key={field} field={field} shape={shape} bind={bind} />;
  return (
    <>
      {BEFORE_PHONE_CODE.map(fieldOf)}
      {shape.phoneVerify.shown && isPhoneGiven && (
        <PhoneCodeField field={bind('phoneVerify')} code={phoneCode} />
      )}
      {AFTER_PHONE_CODE.map(fieldOf)}
      <WithdrawPasswordField shape={shape} bind={bind} />
      <AskedField
        field="introducer"
        shape={shape}
        bind={bind}
        help={introduction === 'locked' ? 'signup.introducerLocked' : undefined}
        // Not disabled: its message must be reachable.
        readOnly={introduction !== 'open'}
      />
    </>
  );
}

type FieldProps = Pick<ContactFieldsProps, 'shape' | 'bind'>;

interface AskedFieldProps extends FieldProps {
  readonly field: Asked;
  readonly readOnly?: boolean;
  /** In place of the field's own. */
  readonly help?: MessageId | undefined;
}

function AskedField({ field, shape, bind, help: otherHelp, readOnly }: AskedFieldProps) {
  const text = useText();
  const own = shape[field];
  if (!own.shown) return null;
  const { label, service, help: usualHelp, input } = FIELD_SPECS[field];
  const help = otherHelp ?? usualHelp;
  const binding = bind(field);
  return (
    <Field
      label={text(label, service === undefined ? undefined : { service })}
      required={own.required}
      optionalLabel={text('signup.optional')}
      help={help && text(help)}
      error={binding.error}
    >
      <CheckedInput field={binding} name={field} {...input} readOnly={readOnly} />
    </Field>
  );
}

function WithdrawPasswordField({ shape, bind }: FieldProps) {
  const text = useText();
  const own = shape.withdrawPassword;
  if (!own.shown) return null;
  const { value, error, onChange, onBlur } = bind('withdrawPassword');
  return (
    <Field
      label={text('signup.withdrawPassword')}
      required={own.required}
      optionalLabel={text('signup.optional')}
      help={text('signup.withdrawPasswordHelp', { digits: WITHDRAW_PASSWORD_DIGITS })}
      error={error}
    >
      <PasswordInput
        name="withdrawPassword"
        inputMode="numeric"
        // A section of its own, so that no browser takes it for the account's password.
        autoComplete="section-withdrawal new-password"
        showLabel={text('password.show')}
        hideLabel={text('password.hide')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}

import { Button, Cluster, Notice, Panel, Stack, useFocusOnError } from '@tessera/ui';
import type { MemberProfile } from '@tessera/wire';
import { useText } from '../text.ts';
import { FieldInput } from './FieldInput.tsx';
import { FormNotices } from './FormNotices.tsx';
import { Proofs } from './Proofs.tsx';
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
  return (
    <Panel title={text('info.person')}>
      <form
        ref={root}
        noValidate
        onBlur={({ target }) => form.leave(target.getAttribute('name'))}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <Stack gap={16}>
          {form.isResumed && <Notice tone="info">{text('edit.resumed')}</Notice>}
          <FormNotices form={form} />
          {fields.map((field) => (
            <FieldInput key={field.key} field={field} profile={profile} form={form} />
          ))}
          <Proofs profile={profile} form={form} />
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

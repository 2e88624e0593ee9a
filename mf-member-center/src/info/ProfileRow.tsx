import { RowEditor, Stack, useFocusOnError } from '@tessera/ui';
import type { MemberProfile } from '@tessera/wire';
import { useText } from '../text.ts';
import { FieldInput } from './FieldInput.tsx';
import { FormNotices } from './FormNotices.tsx';
import { Proofs } from './Proofs.tsx';
import { useProfileForm, type OpenField } from './use-profile-form.ts';

interface ProfileRowProps {
  readonly profile: MemberProfile;
  readonly field: OpenField;
  readonly onDone: () => void;
}

/** Edits one field of the profile in its row, by the rules of the whole form. */
export function ProfileRow({ profile, field, onDone }: ProfileRowProps) {
  const text = useText();
  const form = useProfileForm(profile, [field], onDone);
  const root = useFocusOnError<HTMLDivElement>(form.attempts);
  return (
    <RowEditor
      saveLabel={text('save')}
      cancelLabel={text('cancel')}
      isPending={form.isPending}
      isLocked={form.lock !== undefined}
      onSave={() => void form.save()}
      onCancel={form.cancel}
    >
      <div ref={root} onBlur={({ target }) => form.leave(target.getAttribute('name'))}>
        <Stack gap={16}>
          <FormNotices form={form} />
          <FieldInput field={field} profile={profile} form={form} />
          <Proofs profile={profile} form={form} />
        </Stack>
      </div>
    </RowEditor>
  );
}

import { Button, Notice } from '@tessera/ui';
import { LockedNotice } from '../LockedNotice.tsx';
import { useText } from '../text.ts';
import { useFieldName } from './use-field-name.ts';
import type { ProfileFormState } from './use-profile-form.ts';

/** What concerns the whole form: what another window has changed, a lock, a refusal that belongs to no field. */
export function FormNotices({ form }: { readonly form: ProfileFormState }) {
  const text = useText();
  const nameOf = useFieldName();
  return (
    <>
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
      {form.dropped.length > 0 && (
        <Notice tone="warning" role="status">
          {text('edit.dropped', { fields: form.dropped.map(nameOf).join(', ') })}
        </Notice>
      )}
      <LockedNotice lock={form.lock} />
      {form.words && !form.isStale && (
        <Notice tone="error" role="alert">
          {form.words}
        </Notice>
      )}
    </>
  );
}

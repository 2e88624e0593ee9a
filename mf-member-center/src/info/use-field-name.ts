import { useText } from '../text.ts';
import type { ProfileField } from './profile.fields.ts';

/** Returns a function that names a field of the profile in the page's language. */
export function useFieldName(): (field: Pick<ProfileField, 'label'>) => string {
  const text = useText();
  return ({ label }) => (typeof label === 'string' ? text(label) : label.brand);
}

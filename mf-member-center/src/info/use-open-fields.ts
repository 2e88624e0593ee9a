import { useAnswer, useCallScope } from '@tessera/kit';
import { registerSettings, type MemberProfile } from '@tessera/wire';
import { PROFILE_FIELDS } from './profile.fields.ts';
import type { OpenField } from './use-profile-form.ts';

/** Returns the fields that the site opens to members of this currency (spec §3 Register setting), and their answer. */
export function useOpenFields(profile: MemberProfile | undefined) {
  const { siteId } = useCallScope();
  const settings = useAnswer(registerSettings, { siteId });
  const own = settings.data?.list.filter(({ currency }) => currency === profile?.memberCurrency) ?? [];
  const fields = PROFILE_FIELDS.flatMap((field): OpenField[] => {
    const setting = own.find(({ name }) => name === field.setting);
    if (setting?.isMemberCenter !== 1) return [];
    return [
      {
        ...field,
        isRequired: setting.isRequired === 1,
        needsCode: field.key === 'memberPhone' && setting.isMemberCenterVerification === 1,
      },
    ];
  });
  return { fields, settings };
}

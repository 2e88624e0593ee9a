import { LOCALE_NAMES, REGISTRATION_LOCALES } from '@tessera/domain';
import { useLocale } from '@tessera/kit';
import { Field, Select } from '@tessera/ui';
import { useText } from '../text.ts';

/**
 * Chooses the language to register in, from the registration's own list (spec §1). The page's language is offered too
 * where the list lacks it. The page loads again in the chosen one.
 */
export function LanguageField({ onChoose }: { readonly onChoose: (code: string) => void }) {
  const text = useText();
  const { code } = useLocale();
  const codes = REGISTRATION_LOCALES.includes(code) ? REGISTRATION_LOCALES : [code, ...REGISTRATION_LOCALES];
  const options = codes.map((one) => ({ value: one, label: LOCALE_NAMES[one] }));
  return (
    <Field label={text('signup.language')} required help={text('signup.languageHelp')}>
      <Select
        name="language"
        // Filled in by a browser, it would load the page again.
        autoComplete="off"
        options={options}
        value={code}
        onChange={(event) => onChoose(event.target.value)}
      />
    </Field>
  );
}

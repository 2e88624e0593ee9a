import { LOCALE_NAMES, toLanguageTag } from '@tessera/domain';
import { useShell } from '@tessera/kit';
import { GlobeIcon, IconButton, Menu } from '@tessera/ui';
import { useText } from '../text.ts';

/** Language selector (spec §2); each language is listed by its own name. */
export function LanguageMenu() {
  const text = useText();
  const { locale } = useShell();
  const current = locale.current.code;
  const codes = [...new Set([...locale.offered, current])];
  return (
    <Menu
      trigger={(props) => (
        <IconButton label={text('frame.language', { name: LOCALE_NAMES[current] })} {...props}>
          <GlobeIcon />
        </IconButton>
      )}
      items={codes.map((code) => ({
        id: code,
        label: LOCALE_NAMES[code],
        lang: toLanguageTag(code),
        selected: code === current,
        onSelect: () => locale.change(code),
      }))}
    />
  );
}

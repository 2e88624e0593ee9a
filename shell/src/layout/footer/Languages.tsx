import { LOCALE_NAMES, toLanguageTag } from '@tessera/domain';
import { useShell } from '@tessera/kit';
import { useText } from '../../text.ts';
import { FLAGS } from './flags.tsx';
import { LanguageRow } from './footer.styles.ts';

/** The languages by flag and name (spec §2 language selector, flag variant): also for members on the phone, whose header has no room. */
export function Languages() {
  const text = useText();
  const { locale } = useShell();
  const current = locale.current.code;
  const codes = [...new Set([...locale.offered, current])];
  return (
    <LanguageRow aria-label={text('frame.language', { name: LOCALE_NAMES[current] })}>
      {codes.map((code) => (
        <li key={code}>
          <button
            type="button"
            lang={toLanguageTag(code)}
            aria-pressed={code === current}
            onClick={() => locale.change(code)}
          >
            <svg viewBox="0 0 24 16" aria-hidden="true">
              {FLAGS[code]}
            </svg>
            {LOCALE_NAMES[code]}
          </button>
        </li>
      ))}
    </LanguageRow>
  );
}

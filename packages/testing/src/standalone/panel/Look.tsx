import { CURRENCY_CODES, LOCALE_CODES, LOCALE_NAMES } from '@tessera/domain';
import { MOBILE_THEMES, THEMES } from '../bench/state.ts';
import { Choice, Segments } from './controls.tsx';
import type { SectionContent } from './Panel.tsx';
import { useValue } from './use-value.ts';

const plain = <T extends string>(values: readonly T[]) => values.map((value) => ({ value, label: value }));

const FRAMES = [
  { value: 'fill', label: 'Fill' },
  { value: 'desktop', label: '1280' },
  { value: 'phone', label: 'Phone' },
] as const;

const LOCALES = LOCALE_CODES.map((value) => ({ value, label: `${LOCALE_NAMES[value]} · ${value}` }));

/** How wide, in which language, currency and theme. */
export function Look({ bench }: SectionContent) {
  const state = useValue(bench.state);
  return (
    <>
      <Segments
        label="Frame"
        value={state.frame}
        options={FRAMES}
        onChange={(frame) => bench.change({ frame })}
      />
      <Choice
        label="Language"
        value={state.locale}
        options={LOCALES}
        onChange={(locale) => bench.change({ locale })}
      />
      <Choice
        label="Currency"
        value={state.currency}
        options={plain(CURRENCY_CODES)}
        onChange={(currency) => bench.change({ currency })}
      />
      <Choice
        label="Theme"
        value={state.theme}
        options={plain(THEMES)}
        onChange={(theme) => bench.change({ theme })}
      />
      <Choice
        label="On phones"
        value={state.mobileTheme}
        options={plain(MOBILE_THEMES)}
        onChange={(mobileTheme) => bench.change({ mobileTheme })}
      />
    </>
  );
}

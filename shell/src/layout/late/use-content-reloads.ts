import { refetchOn, useLocale, useScope, type RefetchRule } from '@tessera/kit';
import type { LocaleCode } from '@tessera/domain';
import {
  advertisementsChanged,
  contentChanged,
  faqDetail,
  faqList,
  floatLinks,
  footer,
  logos,
  mobileFooter,
  modelSetting,
  modelSponsor,
  sponsorDetail,
  sponsorList,
  sponsorsChanged,
} from '@tessera/wire';
import { useEffect } from 'react';

const SPONSORS = [modelSponsor, sponsorList, sponsorDetail];

/**
 * The queries that an operator's change makes stale. The channel of the template brings the events of its lists, in each language;
 * `origin_mobile` has none (spec §7 Realtime).
 */
const rules = (language: LocaleCode): readonly RefetchRule[] => [
  { on: advertisementsChanged, when: { language }, refetch: [modelSetting] },
  { on: sponsorsChanged, when: { language }, refetch: SPONSORS },
  { on: contentChanged, when: { kind: 'faq' }, refetch: [faqList, faqDetail] },
  {
    on: contentChanged,
    when: { kind: 'footer' },
    refetch: [footer, mobileFooter, floatLinks, logos, modelSetting, ...SPONSORS],
  },
];

/** Refetches the operator's content in the frame and the shell's pages when it changes. */
export function useContentReloads(): void {
  const scope = useScope();
  const { code } = useLocale();
  useEffect(() => {
    const life = new AbortController();
    refetchOn(scope, life.signal, rules(code));
    return () => life.abort();
  }, [scope, code]);
}

import type { Member } from '@tessera/contracts';
import { useAnswer, useCallScope, useSite } from '@tessera/kit';
import { applyForAgentCheck, bonusSettingCheck, isRefusal } from '@tessera/wire';
import { useMemo } from 'react';
import type { PageFacts } from './page.ts';
import { useRecordsOnly } from './use-records-only.ts';

/** Of the agent check: that agent accepts no members, or the member is an agent already. */
const REFUSALS = ['101', '102'];

/** Returns what decides which pages this member sees. */
export function useFacts(member: Member): PageFacts {
  const { settings } = useSite();
  const mayRecommend = useMayRecommend();
  const isRecordsOnly = useRecordsOnly() === true;
  return useMemo(
    () => ({ member, settings, mayRecommend, isRecordsOnly }),
    [member, settings, mayRecommend, isRecordsOnly],
  );
}

/**
 * Whether recommendation is on for the currency, and the agent check allows it (spec §6). When a check fails for
 * another reason than a refusal, the pages are shown: their own calls say what is wrong.
 */
function useMayRecommend(): boolean | undefined {
  const { siteId, currency } = useCallScope();
  const setting = useAnswer(bonusSettingCheck, { siteId, memberCurrency: currency });
  const isOn = setting.data?.isFriend !== 0;
  const check = useAnswer(applyForAgentCheck, {}, { enabled: isOn && !setting.isPending });
  if (!isOn) return false;
  if (setting.isPending || check.isPending) return undefined;
  if (REFUSALS.some((code) => isRefusal(check.error, code))) return false;
  return check.data?.isAllowed !== 0;
}

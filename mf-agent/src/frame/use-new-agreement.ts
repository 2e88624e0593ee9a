import { useAnswer, useCallScope } from '@tessera/kit';
import { agentAgreement, agentApplication } from '@tessera/wire';
import type { Viewer } from './page.ts';
import { isGone } from './stale.ts';

/** Returns whether the agreement has a version that this active agent has not agreed to; `false` while it is unknown. */
export function useNewAgreement(viewer: Viewer): boolean {
  const { siteId } = useCallScope();
  const enabled = viewer === 'active';
  const agreement = useAnswer(agentAgreement, { siteId }, { enabled });
  const application = useAnswer(agentApplication, {}, { enabled });
  if (!enabled || !agreement.data || !application.data) return false;
  if (isGone(agreement) || isGone(application)) return false;
  return (application.data.agreementVersion ?? 0) < agreement.data.version;
}

import type { Member } from '@tessera/contracts';
import { agentLevelRename } from '@tessera/wire';
import { useAnswer } from './queries.ts';

/** The member type with a grade; all others have an agent level (spec §6). */
const WITH_GRADE = 1;

/**
 * Returns the site's name of a member's agent level. It is `undefined` until the names are there, where the site has
 * none for this level, and for members of type 1, for whom nothing is sent.
 */
export function useAgentLevelName({ type, details }: Member): string | undefined {
  const { data } = useAnswer(agentLevelRename, {}, { enabled: type !== WITH_GRADE });
  return data?.detail.find(({ agentLevel }) => agentLevel === details?.agent.level)?.name;
}

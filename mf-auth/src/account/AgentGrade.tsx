import type { Member } from '@tessera/contracts';
import { useAnswer } from '@tessera/kit';
import { agentLevelRename } from '@tessera/wire';

/** The site's name of the agent level of a member who is not of type 1 (spec §6); else the grade. */
export default function AgentGrade({ member }: { readonly member: Member }) {
  const { data } = useAnswer(agentLevelRename, {});
  const level = data?.detail.find(({ agentLevel }) => agentLevel === member.details?.agent.level);
  return level?.name ?? member.gradeName;
}

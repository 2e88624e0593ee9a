import type { Member } from '@tessera/contracts';
import { useAgentLevelName } from '@tessera/kit';

/** The site's name of the agent level of a member who is not of type 1 (spec §6); else the grade. */
export default function AgentGrade({ member }: { readonly member: Member }) {
  return useAgentLevelName(member) ?? member.gradeName;
}

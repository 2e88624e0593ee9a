/** Another type than that of a normal member, which is 1 (spec §6): an agent is shown by the name of the level. */
const AGENT_MEMBER_TYPE = 2;

/** The columns that make an agent of a member, on this level of the commission plan. */
export const asAgent = (agentLevel: number) => ({
  isAgent: true,
  agentActive: true,
  agentType: 1,
  agentLevel,
  memberType: AGENT_MEMBER_TYPE,
});

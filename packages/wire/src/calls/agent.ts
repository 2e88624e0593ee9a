import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** The programme as it is shown to everybody: what an agent of each level earns (spec §2 Agent menu, Plan). */
export const agentPlan = defineCall({
  name: 'agent.plan',
  path: '/x/agent/plan',
  idempotent: true,
  extension: true,
  payload: v.object({ siteId: f.siteId, currency: f.currency, language: f.language }),
  answer: v.object({
    active: v.boolean(),
    /** How often commission is settled. */
    settlement: v.picklist(['weekly', 'monthly']),
    levels: v.array(
      v.object({
        level: f.id,
        name: f.text,
        /** Net revenue of the downline from which the level begins, in the currency asked for. */
        netRevenueFrom: f.decimal,
        activeMembersFrom: f.count,
        /** Share of the downline's net revenue, in hundredths of a per cent: 2500 is 25 %. */
        commissionBasisPoints: f.count,
      }),
    ),
  }),
});

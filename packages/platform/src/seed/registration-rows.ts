import { sql } from 'drizzle-orm';
import { DOUBLE_VALIDATION_QUESTIONS } from '@tessera/domain';
import { giveRecommendCode } from '../auth/introducers.ts';
import { rememberDevice } from '../auth/known-devices.ts';
import { changeSecurity } from '../auth/security.ts';
import type { Transaction } from '../db/serializable.ts';
import { agentDomains, recommendCodes, registrationSettings } from '../db/schema/registration.ts';
import { registerFields, sites } from '../db/schema/site.ts';
import type { Sample } from './samples.ts';
import * as site from './site-rows.ts';

/** Messages that the sandbox sends before it says that the credit is used up. */
const SMS_CREDIT = 10_000;
/** Of one network. */
const PER_MINUTE = 10;
const PER_DAY = 100;

/** Settings that an operator changes: what is there already stays as it is, what a release adds comes with it. */
export async function insertRegistrationSettings(tx: Transaction): Promise<void> {
  const columns = sql.raw('(site_id, sms_credit, per_minute, per_day, question_count)');
  await tx.execute(sql`INSERT INTO ${registrationSettings} ${columns}
    SELECT id, ${SMS_CREDIT}::int, ${PER_MINUTE}::int, ${PER_DAY}::int, ${DOUBLE_VALIDATION_QUESTIONS}::int
    FROM ${sites} ON CONFLICT DO NOTHING`);
  await tx.insert(registerFields).values(site.registerFieldRows).onConflictDoNothing();
}

/** What secures a sample member, and brings others. @param withdrawPasswordHash of the sample's, where it has one */
export async function insertSampleSecurity(
  tx: Transaction,
  memberId: number,
  sample: Sample,
  withdrawPasswordHash: string | undefined,
): Promise<void> {
  const { asksOnNewDevice = false, awaitsTransfer = false, recommendCode } = sample;
  if (withdrawPasswordHash !== undefined) {
    await changeSecurity(tx, memberId, { withdrawPasswordHash, asksOnNewDevice, awaitsTransfer });
  }
  if (asksOnNewDevice) await rememberDevice(tx, memberId, 'a browser that nobody has');
  if (recommendCode === undefined) await giveRecommendCode(tx, memberId);
  else await tx.insert(recommendCodes).values({ code: recommendCode, memberId }).onConflictDoNothing();
  if (sample.agentLevel !== undefined) {
    await tx
      .insert(agentDomains)
      .values({ ...site.agentDomain, agentId: memberId })
      .onConflictDoNothing();
  }
}

import { existsSync, readFileSync, renameSync } from 'node:fs';
import * as v from 'valibot';
import { CURRENCY_CODES, toDecimal, toMinor } from '@tessera/domain';
import { isRefusal, providerCancel, providerOpenRounds, providerSettle } from '@tessera/wire';
import { unitsOf } from '../../games/lines/rules/index.ts';
import { payUnits } from '../../rules/stakes.ts';
import type { ProviderClient } from '../provider-client.ts';

/** A line of the file in which rounds stood before there was a database: of these, only open ones matter. */
const lineSchema = v.object({
  roundId: v.string(),
  sessionToken: v.string(),
  stake: v.string(),
  currency: v.picklist(CURRENCY_CODES),
  stops: v.array(v.array(v.number())),
  state: v.picklist(['drawn', 'closed', 'dropped']),
});
type Line = v.InferOutput<typeof lineSchema>;

/**
 * Ends the rounds that the file of an earlier release left open, by what it had drawn, and puts the file aside: what the
 * platform has taken is paid, what it has not is called off.
 * @throws CallError where the platform gives no answer: the file stays, and every step may be repeated
 */
export async function endOldJournal(file: string, provider: ProviderClient): Promise<void> {
  if (!existsSync(file)) return;
  const last = new Map<string, Line>();
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const line = readLine(text);
    if (line) last.set(line.roundId, line);
  }
  const open = [...last.values()].filter(({ state }) => state === 'drawn');
  for (const line of open) await endRound(line, provider);
  renameSync(file, `${file}.ended`);
}

async function endRound(line: Line, provider: ProviderClient): Promise<void> {
  const { roundId, sessionToken, stake, currency, stops } = line;
  try {
    const { list } = await provider.send(providerOpenRounds, { sessionToken });
    if (list.some((round) => round.roundId === roundId)) {
      const payout = toDecimal(payUnits(unitsOf(stops), toMinor(stake, currency)), currency);
      await provider.send(providerSettle, { sessionToken, roundId, transactionId: `${roundId}-s`, payout });
    } else {
      await provider.send(providerCancel, { sessionToken, roundId, transactionId: `${roundId}-c` });
    }
  } catch (error) {
    // The session is not known any more, or the round is closed: nothing is left to do.
    if (!isRefusal(error)) throw error;
  }
}

/** A line that a crash cut short is passed over, as it was by who wrote it. */
function readLine(text: string): Line | undefined {
  try {
    return v.parse(lineSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

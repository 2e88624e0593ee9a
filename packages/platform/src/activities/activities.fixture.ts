import type { CurrencyCode } from '@tessera/domain';
import type { Database } from '../db/connect.ts';
import { serializable } from '../db/serializable.ts';
import type { Notify } from '../live/notices.ts';
import * as envelopes from './red-envelope.ts';
import * as wheels from './roulette.ts';

const silent: Notify = () => undefined;

/** The functions of the operator's commands, each in a transaction of its own. */
export const startRedEnvelope = (
  db: Database,
  plan: Parameters<typeof envelopes.startRedEnvelope>[1],
  notify = silent,
) => db.transaction((tx) => envelopes.startRedEnvelope(tx, plan, notify));

export const setRoulette = (db: Database, plan: wheels.WheelPlan, notify = silent) =>
  serializable(db, (tx) => wheels.setRoulette(tx, plan, notify));

export const closeRoulette = (db: Database, currency: CurrencyCode, notify = silent) =>
  serializable(db, (tx) => wheels.closeRoulette(tx, currency, notify));

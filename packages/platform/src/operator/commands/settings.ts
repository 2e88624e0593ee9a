import { and, asc, eq } from 'drizzle-orm';
import { CURRENCY_CODES, type CurrencyCode } from '@tessera/domain';
import { currencyFeatures } from '../../db/schema/activities.ts';
import { registrationSettings } from '../../db/schema/registration.ts';
import { registerFields, type RegisterField } from '../../db/schema/site.ts';
import { ID, SWITCH, type Command, type Option, type Work } from '../command.ts';
import { givenOnly } from '../content.ts';
import { told } from '../content-parts.ts';
import { OperatorFailure } from '../failure.ts';
import { needed, type Given } from '../given.ts';

/** What a currency's visitors are asked for and have, and how a site is registered on. */

export const CURRENCY: Option = { type: 'string', value: '<code>', says: 'the currency' };
export const currencyOf = (given: Given): CurrencyCode =>
  needed(given.choice('currency', CURRENCY_CODES), 'currency');

const PHONE = 'member_phone';
const MOST_MESSAGES = 1_000_000;
const MOST_QUESTIONS = 5;

const FIELD_SWITCHES: Readonly<Record<string, Option>> = {
  display: SWITCH('the registration form has it'),
  required: SWITCH('it must be filled in'),
  unique: SWITCH('no two members have the same'),
  'member-center': SWITCH('a member may give or change it in the member centre'),
  verification: SWITCH('the phone: who registers proves it by a code'),
  'member-center-verification': SWITCH('the phone: who changes it proves it by a code'),
};

const fieldChanges = (given: Given): Partial<RegisterField> =>
  givenOnly({
    isDisplay: given.switch('display'),
    isRequired: given.switch('required'),
    isUnique: given.switch('unique'),
    isMemberCenter: given.switch('member-center'),
    isVerification: given.switch('verification'),
    isMemberCenterVerification: given.switch('member-center-verification'),
  });

async function setField({ tx, audit }: Work, currency: CurrencyCode, given: Given): Promise<boolean> {
  const name = given.text('field');
  const changes = fieldChanges(given);
  const isChanged = Object.keys(changes).length > 0;
  if (name === undefined) {
    if (isChanged) throw new OperatorFailure('--field is missing: "settings show" lists the fields.');
    return false;
  }
  const here = and(eq(registerFields.currency, currency), eq(registerFields.name, name));
  const [before] = await tx.select().from(registerFields).where(here).for('update');
  if (!before)
    throw new OperatorFailure(`--field "${name}" is none of ${currency}: "settings show" lists them.`);
  if (!isChanged)
    throw new OperatorFailure(`Nothing to set of ${name}: "settings set --help" shows what there is.`);
  const after: RegisterField = { ...before, ...changes };
  if (after.isRequired && !after.isDisplay) {
    throw new OperatorFailure(`What is required must be shown: --display on, or --required off.`);
  }
  if (name !== PHONE && (after.isVerification || after.isMemberCenterVerification)) {
    throw new OperatorFailure(`Only ${PHONE} is proved by a code.`);
  }
  await tx.update(registerFields).set(changes).where(here);
  await audit(`field ${name} of ${currency}`, before, after);
  return true;
}

/** Of a currency without a row. */
const NO_FEATURES = { isFriend: false, cashSurplus: false, providerWallets: true, backTransfer: true };

async function setFeatures({ tx, audit }: Work, currency: CurrencyCode, given: Given): Promise<boolean> {
  const changes = givenOnly({
    isFriend: given.switch('recommendation'),
    cashSurplus: given.switch('cash-surplus'),
    providerWallets: given.switch('provider-wallets'),
    backTransfer: given.switch('back-transfer'),
  });
  if (Object.keys(changes).length === 0) return false;
  const [before] = await tx
    .select()
    .from(currencyFeatures)
    .where(eq(currencyFeatures.currency, currency))
    .for('update');
  const after = { ...NO_FEATURES, ...before, ...changes, currency };
  await tx
    .insert(currencyFeatures)
    .values(after)
    .onConflictDoUpdate({ target: currencyFeatures.currency, set: changes });
  await audit(`features of ${currency}`, before ?? null, after);
  return true;
}

const setSettings: Command = {
  name: 'settings set',
  says: 'changes what visitors of a currency are asked for, and what is switched on for them',
  options: {
    currency: CURRENCY,
    field: { type: 'string', value: '<name>', says: 'a field of the registration, e.g. member_phone' },
    ...FIELD_SWITCHES,
    recommendation: SWITCH('members are rewarded for members whom they bring'),
    'cash-surplus': SWITCH('members are shown the cash surplus'),
    'provider-wallets': SWITCH('members see and move their money at providers'),
    'back-transfer': SWITCH('members bring their money back from providers with one button'),
  },
  async run(work, given) {
    const currency = currencyOf(given);
    const isField = await setField(work, currency, given);
    const isFeature = await setFeatures(work, currency, given);
    if (!isField && !isFeature) {
      throw new OperatorFailure('Nothing to set: "settings set --help" shows what there is.');
    }
    await work.tell(...(await told('settings')()));
    return showSettings(work, currency);
  },
};

async function showSettings({ tx }: Work, currency: CurrencyCode): Promise<string> {
  const [row] = await tx.select().from(currencyFeatures).where(eq(currencyFeatures.currency, currency));
  const features = row ?? NO_FEATURES;
  const fields = await tx
    .select()
    .from(registerFields)
    .where(eq(registerFields.currency, currency))
    .orderBy(asc(registerFields.position));
  const on = (value: boolean) => (value ? 'on' : 'off');
  const words = (field: RegisterField) =>
    [
      field.isDisplay && 'displayed',
      field.isRequired && 'required',
      field.isUnique && 'unique',
      field.isMemberCenter && 'in the member centre',
      field.isVerification && 'proved at registration',
      field.isMemberCenterVerification && 'proved when changed',
    ]
      .filter(Boolean)
      .join(', ') || '–';
  return [
    `${currency}  recommendation ${on(features.isFriend)}, cash surplus ${on(features.cashSurplus)}, ` +
      `provider wallets ${on(features.providerWallets)}, back transfer ${on(features.backTransfer)}`,
    ...fields.map((field) => `  ${field.name}  ${words(field)}`),
  ].join('\n');
}

const SITE: Option = { ...ID, says: 'the site’s id; 1 unless said' };

const setRegistration: Command = {
  name: 'registration set',
  says: 'changes how a site is registered on; what is not given stays',
  options: {
    site: SITE,
    sms: SWITCH('codes are sent to phones'),
    'sms-credit': { type: 'string', value: '<number>', says: 'messages that are paid for' },
    recommend: SWITCH('recommend codes are taken'),
    'per-minute': { type: 'string', value: '<number>', says: 'registrations of one network in a minute' },
    'per-day': { type: 'string', value: '<number>', says: 'the same in a day' },
    questions: { type: 'string', value: '<number>', says: 'asked of a login from an unknown browser' },
  },
  async run({ tx, audit, tell }, given) {
    const id = given.id('site') ?? 1;
    const changes = givenOnly({
      smsEnabled: given.switch('sms'),
      smsCredit: given.number('sms-credit', { to: MOST_MESSAGES }),
      recommendOpen: given.switch('recommend'),
      perMinute: given.number('per-minute', { from: 1, to: 10_000 }),
      perDay: given.number('per-day', { from: 1, to: 30_000 }),
      questionCount: given.number('questions', { from: 1, to: MOST_QUESTIONS }),
    });
    if (Object.keys(changes).length === 0) {
      throw new OperatorFailure('Nothing to set: "registration set --help" shows what there is.');
    }
    const here = eq(registrationSettings.siteId, id);
    const [before] = await tx.select().from(registrationSettings).where(here).for('update');
    if (!before) throw new OperatorFailure(`There is no site ${id}.`);
    await tx.update(registrationSettings).set(changes).where(here);
    await audit(`registration of site ${id}`, before, { ...before, ...changes });
    await tell(...(await told('settings')()));
    return linesOf({ ...before, ...changes });
  },
};

const linesOf = (settings: object): string =>
  Object.entries(settings)
    .map(([name, value]) => `  ${name}  ${String(value)}`)
    .join('\n');

export const settingCommands: readonly Command[] = [
  {
    name: 'settings show',
    says: 'shows what visitors of a currency are asked for, and what is switched on for them',
    options: { currency: { ...CURRENCY, says: 'only this one; else all of them' } },
    reads: true,
    async run(work, given) {
      const currency = given.choice('currency', CURRENCY_CODES);
      const shown: string[] = [];
      for (const one of currency ? [currency] : CURRENCY_CODES) shown.push(await showSettings(work, one));
      return shown.join('\n\n');
    },
  },
  setSettings,
  {
    name: 'registration show',
    says: 'shows how a site is registered on',
    options: { site: SITE },
    reads: true,
    async run({ tx }, given) {
      const id = given.id('site') ?? 1;
      const [row] = await tx.select().from(registrationSettings).where(eq(registrationSettings.siteId, id));
      if (!row) throw new OperatorFailure(`There is no site ${id}.`);
      return linesOf(row);
    },
  },
  setRegistration,
];

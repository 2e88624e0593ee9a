import { isIP } from 'node:net';
import { readPhone } from '@tessera/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { emailKeyOf, nameKeyOf } from '../../auth/registration-fields.ts';
import { addressRules, registrationBlocks } from '../../db/schema/registration.ts';
import { ID, type Command, type Option } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import { needed, type Given } from '../given.ts';

/** Who is kept out: by network, or by what they would register with (spec §8 ip_error, err_black_list). */

const NOTE: Option = { type: 'string', value: '<text>', says: 'why, for other operators' };
const MOST_NOTE = 500;
const KINDS = ['blocked', 'region', 'anonymiser'] as const;

const noteOf = (given: Given) => (given.text('note') ?? '').slice(0, MOST_NOTE);

/** An address or a network; all addresses at once are none that anybody means. */
function networkIn(given: Given): string {
  const text = needed(given.text('network'), 'network');
  const [address = '', prefix, rest] = text.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && +prefix >= 1 && +prefix <= most);
  if (isIP(address) === 0 || address.includes('%') || !isPrefix || rest !== undefined) {
    throw new OperatorFailure(`--network "${text}" must be an address or a network, like 203.0.113.0/24`);
  }
  return text;
}

const addRule: Command = {
  name: 'address-rules add',
  says: 'keeps a network out of login and registration; sessions that run go on',
  options: {
    network: { type: 'string', value: '<network>', says: 'an address or a network, like 203.0.113.0/24' },
    kind: {
      type: 'string',
      value: KINDS.join(' | '),
      says: 'what its visitors read; blocked unless said',
    },
    note: NOTE,
  },
  async run({ tx, audit }, given) {
    const network = networkIn(given);
    const kind = given.choice('kind', KINDS) ?? 'blocked';
    const whole = sql`network(${network}::inet)`;
    const same = await tx
      .select()
      .from(addressRules)
      .where(sql`${addressRules.network} = ${whole}`);
    if (same[0]) throw new OperatorFailure(`There is a rule of ${same[0].network} already: ${same[0].id}.`);
    const [rule] = await tx
      .insert(addressRules)
      .values({ network: whole, kind, note: noteOf(given) })
      .returning();
    if (!rule) throw new Error('the rule was not written');
    await audit(`address rule ${rule.id}`, null, rule);
    return `Rule ${rule.id}: ${rule.network} is ${rule.kind}.`;
  },
};

const removeRule: Command = {
  name: 'address-rules remove',
  says: 'lets a network in again',
  options: { id: ID },
  async run({ tx, audit }, given) {
    const id = needed(given.id('id'), 'id');
    const [rule] = await tx.delete(addressRules).where(eq(addressRules.id, id)).returning();
    if (!rule)
      throw new OperatorFailure(`There is no rule ${id}: "address-rules list" shows which there are.`);
    await audit(`address rule ${id}`, rule, null);
    return `Rule ${id} of ${rule.network} is gone.`;
  },
};

const listRules: Command = {
  name: 'address-rules list',
  says: 'lists the networks that are kept out',
  options: {},
  reads: true,
  async run({ tx }) {
    const rules = await tx.select().from(addressRules).orderBy(asc(addressRules.id));
    return (
      rules.map(({ id, network, kind, note }) => `${id}  ${network}  ${kind}  ${note}`).join('\n') || 'None.'
    );
  },
};

type Block = Pick<typeof registrationBlocks.$inferInsert, 'field' | 'value'>;

const BLOCKED: Readonly<Record<string, Option>> = {
  name: { type: 'string', value: '<name>', says: 'a member’s name' },
  email: { type: 'string', value: '<address>', says: 'an e-mail address, or @host for all of a host' },
  phone: { type: 'string', value: '<number>', says: 'a phone number, instead' },
};

/** The one thing that the options name, as registrations are compared with it. */
function blockIn(given: Given): Block {
  const [name, email, phone] = ['name', 'email', 'phone'].map((option) => given.text(option)?.trim());
  const blocks: Block[] = [];
  if (name) blocks.push({ field: 'member_name', value: nameKeyOf(name) });
  if (email) blocks.push({ field: 'member_email', value: emailKeyOf(email) });
  if (phone) blocks.push({ field: 'member_phone', value: readPhone(phone) });
  const [block] = blocks;
  if (!block || blocks.length > 1) throw new OperatorFailure('Give --name, --email or --phone, one of them.');
  return block;
}

const isBlock = ({ field, value }: Block) =>
  sql`${registrationBlocks.field} = ${field} AND ${registrationBlocks.value} = ${value}`;

const addBlock: Command = {
  name: 'registration-blocks add',
  says: 'refuses registrations with this name, e-mail address or phone',
  options: { ...BLOCKED, note: NOTE },
  async run({ tx, audit }, given) {
    const block = { ...blockIn(given), note: noteOf(given) };
    const [added] = await tx.insert(registrationBlocks).values(block).onConflictDoNothing().returning();
    if (!added) throw new OperatorFailure(`${block.value} is blocked already.`);
    await audit(`registration block ${block.field} ${block.value}`, null, block);
    return `Nobody registers with ${block.value} any more.`;
  },
};

const removeBlock: Command = {
  name: 'registration-blocks remove',
  says: 'lets them register again',
  options: BLOCKED,
  async run({ tx, audit }, given) {
    const block = blockIn(given);
    const [removed] = await tx.delete(registrationBlocks).where(isBlock(block)).returning();
    if (!removed) throw new OperatorFailure(`${block.value} is not blocked.`);
    await audit(`registration block ${block.field} ${block.value}`, removed, null);
    return `${block.value} may register again.`;
  },
};

const listBlocks: Command = {
  name: 'registration-blocks list',
  says: 'lists the names, addresses and phones that are refused',
  options: {},
  reads: true,
  async run({ tx }) {
    const rows = await tx
      .select()
      .from(registrationBlocks)
      .orderBy(asc(registrationBlocks.field), asc(registrationBlocks.value));
    return rows.map(({ field, value, note }) => `${field}  ${value}  ${note}`).join('\n') || 'None.';
  },
};

export const addressCommands: readonly Command[] = [
  addRule,
  removeRule,
  listRules,
  addBlock,
  removeBlock,
  listBlocks,
];

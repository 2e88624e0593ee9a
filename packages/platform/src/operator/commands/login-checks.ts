import { changeSecurity, securityOf } from '../../auth/security.ts';
import { questionsFor } from '../../auth/questions.ts';
import type { Command, Option } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import { findMember } from '../find-member.ts';
import { needed } from '../given.ts';

const MEMBER: Option = { type: 'string', value: '<account>', says: 'the member’s account' };

/** Code 107 of spec §8 Login. Devices that the member has logged in with are known. */
const askOnNewDevice: Command = {
  name: 'members ask-on-new-device',
  says: 'asks a member a question about their data at each login from a new device',
  options: {
    member: MEMBER,
    off: { type: 'boolean', says: 'stops asking' },
  },
  async run(work, given) {
    const member = await findMember(work, needed(given.text('member'), 'member'));
    const { id, account } = member;
    const security = await securityOf(work.tx, id);
    const asksOnNewDevice = !given.flag('off');
    if (security.asksOnNewDevice === asksOnNewDevice)
      throw new OperatorFailure(`${account} is ${asksOnNewDevice ? '' : 'not '}asked already.`);
    if (asksOnNewDevice && questionsFor({ member, security }, 1).length === 0)
      throw new OperatorFailure(`${account} has given no data to ask for.`);
    await changeSecurity(work.tx, id, { asksOnNewDevice });
    await work.audit(`member ${id}`, { asksOnNewDevice: security.asksOnNewDevice }, { asksOnNewDevice });
    return `${account} is ${asksOnNewDevice ? 'asked a question' : 'no longer asked'} on a new device.`;
  },
};

/** Code 802 of spec §8 Login. It ends with the member's new password. */
const requireTransfer: Command = {
  name: 'members require-transfer',
  says: 'asks a member from another system for a proof of identity and a new password at the next login',
  options: { member: MEMBER },
  async run(work, given) {
    const member = await findMember(work, needed(given.text('member'), 'member'));
    const { id, account } = member;
    const { awaitsTransfer, withdrawPasswordHash } = await securityOf(work.tx, id);
    if (awaitsTransfer) throw new OperatorFailure(`${account} must give the proof already.`);
    // The member could not log in any more.
    if (withdrawPasswordHash === null || (member.emailKey === null && member.phone === null))
      throw new OperatorFailure(
        `${account} cannot give the proof: it needs a withdrawal password, and an e-mail address or a phone number.`,
      );
    await changeSecurity(work.tx, id, { awaitsTransfer: true });
    await work.audit(`member ${id}`, { awaitsTransfer }, { awaitsTransfer: true });
    return `${account} must prove their identity at the next login.`;
  },
};

export const loginCheckCommands: readonly Command[] = [askOnNewDevice, requireTransfer];

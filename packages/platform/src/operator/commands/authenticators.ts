import { eq } from 'drizzle-orm';
import { CHANNELS, letterSent, profileUpdated } from '@tessera/wire';
import { authenticators } from '../../db/schema/authenticator.ts';
import { letters } from '../../db/schema/content.ts';
import { securityLetter } from '../../letters/security-letter.ts';
import { toChannel } from '../../live/notices.ts';
import { queueLetterPush } from '../../push/queue-push.ts';
import type { Command } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import { findMember } from '../find-member.ts';
import { needed } from '../given.ts';

const removeAuthenticator: Command = {
  name: 'authenticator remove',
  says: 'removes a member’s authenticator and recovery codes: the password alone logs in again',
  options: {
    member: { type: 'string', value: '<account>', says: 'the member’s account' },
    why: { type: 'string', value: '<text>', says: 'how the member has proved who they are' },
  },
  async run(work, given) {
    const { id, account } = await findMember(work, needed(given.text('member'), 'member'));
    const why = needed(given.text('why'), 'why');
    const removed = await work.tx
      .delete(authenticators)
      .where(eq(authenticators.memberId, id))
      .returning({ since: authenticators.createdAt });
    const [authenticator] = removed;
    if (!authenticator) throw new OperatorFailure(`${account} has no authenticator.`);
    await work.audit(`member ${id}`, { authenticator: authenticator.since }, { authenticator: null, why });
    const [letter] = await work.tx
      .insert(letters)
      .values({ memberId: id, ...securityLetter('authenticatorOff', undefined) })
      .returning({ id: letters.id });
    if (!letter) throw new Error('the letter was not written');
    await queueLetterPush(work.tx, [{ id: letter.id, memberId: id }]);
    await work.tell(
      toChannel(CHANNELS.member(id), profileUpdated, {}),
      toChannel(CHANNELS.member(id), letterSent, { id: letter.id }),
    );
    return `The authenticator of ${account} is removed.`;
  },
};

export const authenticatorCommands: readonly Command[] = [removeAuthenticator];

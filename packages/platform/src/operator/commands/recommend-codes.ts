import { eq } from 'drizzle-orm';
import { CHANNELS, profileUpdated } from '@tessera/wire';
import { recommendCodes } from '../../db/schema/registration.ts';
import { toChannel } from '../../live/notices.ts';
import type { Command, Option } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import { needed } from '../given.ts';

const CODE: Option = { type: 'string', value: '<code>', says: 'a member’s recommend code' };

/** Switches a code on or off; a code that is off refuses registrations with 110. */
const switchCode = (name: 'on' | 'off', says: string): Command => ({
  name: `recommend-codes ${name}`,
  says,
  options: { code: CODE },
  async run({ tx, audit, tell }, given) {
    const code = needed(given.text('code'), 'code').trim().toUpperCase();
    const isActive = name === 'on';
    const here = eq(recommendCodes.code, code);
    const [before] = await tx.select().from(recommendCodes).where(here).for('update');
    if (!before) throw new OperatorFailure(`There is no recommend code ${code}.`);
    if (before.isActive === isActive) throw new OperatorFailure(`The code ${code} is ${name} already.`);
    await tx.update(recommendCodes).set({ isActive }).where(here);
    await audit(`recommend code ${code}`, before, { ...before, isActive });
    await tell(toChannel(CHANNELS.member(before.memberId), profileUpdated, {}));
    return `The code ${code} is ${name}.`;
  },
});

export const recommendCodeCommands: readonly Command[] = [
  switchCode('on', 'lets members bring others with a code again'),
  switchCode('off', 'switches a recommend code off'),
];

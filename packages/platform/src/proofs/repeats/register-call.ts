import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { members } from '../../db/schema/members.ts';
import { worthOfUsd } from '../../ledger/play-money.ts';
import { readSettings } from '../../settings.ts';
import { CAPTCHA_ANSWER, DEVICE } from '../../testing/platform.ts';
import { freshName } from '../../testing/test-run.ts';
import { answerOf, type Sent } from '../processes/client.ts';
import type { MoneyCase } from './money-case.ts';

/** A new member is given play money. */
export const REGISTER: MoneyCase = {
  name: 'register',
  isFreeAfterADay: false,
  async prepare({ db, client }) {
    const memberAccount = freshName().slice(-12);
    const captcha = await answerOf(client, { key: 'captcha', payload: { type: 2, siteId: 1 } });
    const named = { key: 'register', idempotencyKey: randomUUID() } as const;
    const payload: Sent<'register'>['payload'] = {
      memberAccount,
      memberEmail: `${memberAccount}@example.com`,
      siteId: 1,
      memberCurrency: 'USD',
      password: 'play1234',
      checkPassword: 'play1234',
      captchaToken: captcha.token,
      answer: CAPTCHA_ANSWER,
      ...DEVICE,
    };
    const other: Sent = { ...named, payload: { ...payload, memberAccount: `${memberAccount}x` } };
    const sent: Sent = { ...named, payload };
    return {
      send: (to) => to.send(sent),
      other: (to) => to.send(other),
      async whose() {
        const [member] = await db.select().from(members).where(eq(members.accountKey, memberAccount));
        return member?.id;
      },
      change: worthOfUsd(readSettings({}).playMoneyUsd, 'USD'),
      orders: 0,
    };
  },
};

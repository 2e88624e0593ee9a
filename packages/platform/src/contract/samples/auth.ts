import { eq } from 'drizzle-orm';
import { doubleValidationQuestion, fromWire, type AnswerOf, type Calls } from '@tessera/wire';
import { createRecordsTickets } from '../../auth/records/records-tickets.ts';
import { members } from '../../db/schema/members.ts';
import { memberSecurity } from '../../db/schema/registration.ts';
import { dataOf } from '../../testing/forms.ts';
import { DEVICE } from '../../testing/platform.ts';
import type { Scene } from '../scene.ts';
import { ON_SITE, nothing, type Samples } from '../sample.ts';

const { siteId, currency } = ON_SITE;

type Keys =
  | 'captcha'
  | 'captchaNeed'
  | 'checkAgentDomain'
  | 'doubleValidation'
  | 'doubleValidationSkip'
  | 'entryCode'
  | 'infoData'
  | 'login'
  | 'loginRecords'
  | 'logout'
  | 'memberInfo'
  | 'proofOfWork'
  | 'register'
  | 'registerSettings'
  | 'registerSms'
  | 'registerVerification'
  | 'serviceAgreement'
  | 'transferReset'
  | 'transferVerify'
  | 'validMessage';

/** The question that a login from a new browser is asked (`seed/samples.ts`). */
async function asked({ forms, unique }: Scene): Promise<AnswerOf<Calls['doubleValidationSkip']>> {
  const carried = await dataOf(forms.logIn('player04', { udid: unique('browser') }));
  return fromWire(doubleValidationQuestion, carried) as AnswerOf<Calls['doubleValidationSkip']>;
}

const ANSWERS: Readonly<Record<string, string>> = {
  member_name: 'Ines Moreno',
  member_phone: '5550104',
  member_email: 'player04@example.com',
  withdraw_password: '2468',
};

/** The sample that was taken over from another system, as if it had not been validated yet. */
async function proofOfTransfer({ platform, forms }: Scene) {
  const account = 'player05';
  const [member] = await platform.db.select().from(members).where(eq(members.account, account));
  await platform.db
    .update(memberSecurity)
    .set({ awaitsTransfer: true })
    .where(eq(memberSecurity.memberId, member?.id ?? 0));
  const proof = { account, withdrawPassword: '1357', memberEmail: 'player05@example.com' };
  return { ...proof, ...(await forms.captcha(1)) };
}

export const authSamples = {
  captcha: () => ({ payload: { type: 1, siteId } }),
  captchaNeed: () => ({ payload: { udid: DEVICE.udid } }),
  proofOfWork: () => ({ payload: { type: 1, siteId } }),
  checkAgentDomain: () => ({ payload: { host: 'localhost', siteId } }),
  async doubleValidation(scene) {
    const { memberLoginId, question } = await asked(scene);
    const { answer: captchaAnswer, captchaToken } = await scene.forms.captcha(1);
    const answer = ANSWERS[question] ?? '';
    return { payload: { memberLoginId, answer, captchaAnswer, captchaToken, ...DEVICE } };
  },
  async doubleValidationSkip(scene) {
    return { payload: { memberLoginId: (await asked(scene)).memberLoginId } };
  },
  entryCode: nothing,
  async infoData({ platform, newcomer }) {
    const { token } = await newcomer();
    return { payload: { enc: (await platform.send('entryCode', {}, { token })).enc } };
  },
  async login({ forms }) {
    const captcha = await forms.captcha(1);
    return { payload: { account: 'player02', password: 'play1234', siteId, ...captcha, ...DEVICE } };
  },
  async loginRecords({ platform, newcomer }) {
    const { id } = await newcomer();
    return {
      payload: {
        ticket: await createRecordsTickets(platform.db).make({ memberId: id, passwordHash: undefined }),
        ...DEVICE,
      },
    };
  },
  async logout({ newcomer }) {
    return { payload: {}, token: (await newcomer()).token };
  },
  memberInfo: ({ agent: { id } }) => ({ payload: { id } }),
  async register({ forms, unique }) {
    const account = unique('sample');
    return {
      payload: {
        memberAccount: account,
        memberEmail: `${account}@example.com`,
        siteId,
        memberCurrency: currency,
        password: 'play1234',
        checkPassword: 'play1234',
        errorTrack: ['signup.err_email_format'],
        ...(await forms.captcha(2)),
        ...DEVICE,
      },
    };
  },
  registerSettings: () => ({ payload: { siteId } }),
  registerSms: ({ unique }) => ({
    payload: { memberPhone: unique('555710'), currency, type: 'register_member', siteId },
  }),
  registerVerification: ({ unique }) => ({
    payload: { memberAccount: unique('free99'), siteId, memberCurrency: currency, verification: 1 },
  }),
  serviceAgreement: () => ({ payload: { siteId } }),
  async transferReset(scene) {
    const { account, ...proof } = await proofOfTransfer(scene);
    const { token } = await scene.platform.send('transferVerify', { account, ...proof });
    return { payload: { account, password: scene.unique('fresh'), token } };
  },
  async transferVerify(scene) {
    return { payload: await proofOfTransfer(scene) };
  },
  validMessage: () => ({ payload: { siteId, recommendCode: 'GRACE7' } }),
} satisfies Samples<Keys>;

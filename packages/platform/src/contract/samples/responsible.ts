import { nothing, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const WHICH = { kind: 'deposit', period: 'week' } as const;

type Keys =
  | 'responsible'
  | 'responsibleExclude'
  | 'responsibleHistory'
  | 'responsibleInformationRead'
  | 'responsibleLimit'
  | 'responsibleLimitCancel'
  | 'responsibleRealityCheck'
  | 'responsibleRealityCheckAcknowledge'
  | 'responsibleRealityCheckSet'
  | 'responsibleTimeOut';

const ofNewcomer =
  <Payload>(payload: Payload) =>
  async ({ newcomer }: Scene) => ({ payload, token: (await newcomer()).token });

export const responsibleSamples = {
  responsible: nothing,
  async responsibleExclude({ registered }) {
    const { token } = await registered();
    return { payload: { length: '6_months', password: 'play1234' }, token };
  },
  async responsibleHistory({ platform, newcomer }) {
    const { token } = await newcomer();
    await platform.send('responsibleLimit', { ...WHICH, amount: '75' }, { token });
    return { payload: { page: 1, count: 10 }, token };
  },
  responsibleInformationRead: ofNewcomer({}),
  responsibleLimit: ofNewcomer({ ...WHICH, amount: '75.50' }),
  async responsibleLimitCancel({ platform, newcomer }) {
    const { token } = await newcomer();
    await platform.send('responsibleLimit', { ...WHICH, amount: '75' }, { token });
    await platform.send('responsibleLimit', { ...WHICH, amount: null }, { token });
    return { payload: WHICH, token };
  },
  responsibleRealityCheck: nothing,
  responsibleRealityCheckAcknowledge: ofNewcomer({}),
  responsibleRealityCheckSet: ofNewcomer({ minutes: 30 } as const),
  responsibleTimeOut: ofNewcomer({ length: '24_hours' } as const),
} satisfies Samples<Keys>;

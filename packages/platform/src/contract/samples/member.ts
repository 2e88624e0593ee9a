import { nothing, type Samples } from '../sample.ts';

type Keys = 'applyForAgentCheck' | 'editPassword' | 'editWithdrawPassword' | 'layout' | 'myCash' | 'profile';

export const memberSamples = {
  applyForAgentCheck: () => ({ payload: { applyAgentFlag: 1 } }),
  async editPassword({ registered }) {
    const { token } = await registered();
    const password = 'fresh1234';
    return { payload: { oldPassword: 'play1234', password, checkPassword: password }, token };
  },
  async editWithdrawPassword({ registered }) {
    const { token } = await registered();
    return { payload: { password: 'play1234', withdrawPassword: '2468' }, token };
  },
  layout: nothing,
  myCash: nothing,
  profile: nothing,
} satisfies Samples<Keys>;

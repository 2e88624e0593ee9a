import { ON_SITE, type Samples } from '../sample.ts';

const { siteId, currency, language } = ON_SITE;

type Keys = 'agentPlan';

export const agentSamples = {
  agentPlan: () => ({ payload: { siteId, currency, language } }),
} satisfies Samples<Keys>;

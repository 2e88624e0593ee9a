import { describeAlone, readTexts } from '@tessera/testing/e2e';
import config from '../remote.config.ts';

const texts = readTexts(new URL('../src/messages/', import.meta.url));

describeAlone(config, texts, {
  'the plan for a guest': {
    covers: ['route:page'],
    path: '/proxy',
    shows: 'plan.levelsTitle',
    asks: { call: 'agentPlan', loading: 'plan.loading', failed: 'error.title', retry: 'error.retry' },
  },
  'the plan for an agent': { covers: [], path: '/proxy/Plan', as: 'agent', shows: 'plan.youAre' },
  'a page that there is not': { covers: [], path: '/proxy?page=Nowhere', shows: 'plan.levelsTitle' },
});

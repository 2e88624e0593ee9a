import { describeAlone, readTexts } from '@tessera/testing/e2e';
import config from '../remote.config.ts';

const texts = readTexts(new URL('../src/messages/', import.meta.url));

const asks = {
  call: 'profile',
  loading: 'info.loading',
  failed: 'error.title',
  retry: 'error.retry',
} as const;

describeAlone(config, texts, {
  'the account': { covers: ['route:centre'], path: '/user', as: 'member', shows: 'info.person', asks },
  'the account by its own path': {
    covers: ['route:page'],
    path: '/user/Info',
    as: 'agent',
    shows: 'info.person',
  },
  'a guest': { covers: [], path: '/user', shows: 'guest.title' },
  'an unknown page': { covers: [], path: '/user/Nowhere', as: 'member', shows: 'none.title' },
});

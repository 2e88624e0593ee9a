import { BrowserRouter } from '@tessera/kit/standalone-router';
import { runStandalone } from '@tessera/testing/standalone';
import '@tessera/ui/styles.css';
import config from '../remote.config.ts';
import { ANNOUNCEMENTS } from './announcements/announcements.fixture.ts';
import remote from './remote.ts';

/** Try `/example` and `/`, as a member and in another language. Choose both in the address or in the panel. */
void runStandalone(remote, config, { answers: { marquee: { list: ANNOUNCEMENTS } } }, (page) => (
  <BrowserRouter>{page}</BrowserRouter>
));

import { BrowserRouter } from '@tessera/kit/router';
import { runStandalone } from '@tessera/testing/standalone';
import '@tessera/ui/styles.css';
import config from '../remote.config.ts';
import remote from './remote.ts';

/** Answers: `src/testing/recorded`. Try `/proxy`, `/proxy?as=agent&currency=INR` and `/proxy?page=Nowhere`. */
void runStandalone(remote, config, {}, (page) => <BrowserRouter>{page}</BrowserRouter>);

import type { Tessera } from '@tessera/e2e/tessera';
import { limited, type Row } from '../../rows.ts';
import type { Say } from '../web.ts';
import { measureLoad } from './load.ts';
import { measureUncached } from './uncached.ts';

const REQUESTS_PER_SECOND = 300;
const P99_MS = 50;
const UNCACHED_CPU_MS = 30;
const CONNECTIONS = 10;
const LOAD_SECONDS = 10;

/** What one gateway process can take, and what a page costs it. */
export async function gatewayRows(tessera: Tessera, say: Say): Promise<Row[]> {
  say('a fresh gateway: pages that no cache has');
  const site = await tessera.restartGateway();
  const uncached = await measureUncached(site);
  say(`the gateway under load, ${CONNECTIONS} connections for ${LOAD_SECONDS} s`);
  const load = await measureLoad(site, '/', { connections: CONNECTIONS, seconds: LOAD_SECONDS });
  const note = `${CONNECTIONS} connections, ${load.failures} failures`;
  return [
    limited({
      what: 'Home for guests, one gateway process',
      unit: '/s',
      ours: [load.perSecond],
      bar: { least: REQUESTS_PER_SECOND },
      note,
    }),
    limited({
      what: 'Home for guests, per second of one core',
      unit: '/s',
      ours: [1_000 / load.cpuMsPerRequest],
      bar: { least: REQUESTS_PER_SECOND },
      note: `${load.cpuMsPerRequest.toFixed(2)} ms of CPU each, all threads`,
    }),
    limited({ what: 'Home for guests, p99', unit: 'ms', ours: [load.p99Ms], bar: { most: P99_MS }, note }),
    limited({
      what: 'Home for guests that no cache has, CPU',
      unit: 'ms',
      ours: [uncached.cpuMsPerPage],
      bar: { most: UNCACHED_CPU_MS },
      note: `a fresh gateway, each language once, all threads; ${uncached.rendered} of ${uncached.pages} rendered in time`,
    }),
  ];
}

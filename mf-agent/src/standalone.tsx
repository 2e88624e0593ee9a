import { BrowserRouter } from '@tessera/kit/router';
import { runStandalone } from '@tessera/testing/standalone';
import '@tessera/ui/styles.css';
import config from '../remote.config.ts';
import remote from './remote.ts';

const level = (
  number: number,
  name: string,
  netRevenueFrom: string,
  activeMembersFrom: number,
  share: number,
) => ({ level: number, name, netRevenueFrom, activeMembersFrom, commissionBasisPoints: share * 100 });

/** Try `/proxy`, `/proxy?as=member&currency=INR` and `/proxy?page=Nowhere`. */
void runStandalone(
  remote,
  config,
  {
    answers: {
      agentPlan: {
        active: true,
        settlement: 'monthly',
        levels: [
          level(1, 'Pebble', '0', 0, 15),
          level(2, 'Slate', '5000', 5, 20),
          level(3, 'Marble', '20000', 15, 25),
          level(4, 'Jade', '80000', 40, 32.5),
          level(5, 'Amber', '250000', 100, 40),
        ],
      },
    },
  },
  (page) => <BrowserRouter>{page}</BrowserRouter>,
);

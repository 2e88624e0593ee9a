import { DOWNLOAD_PATH } from '@tessera/wire';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { currenciesOf } from './downline.ts';
import { requireActive, requireSpan } from './requests.ts';
import { levelLines, operationLines } from './table-lines.ts';

type Calls = 'agentExport' | 'agentOperations' | 'agentStrata';

export function tableHandlers({ db, exportCodes }: Services): Pick<Handlers, Calls> {
  return {
    async agentOperations(
      { from, to, by, page, count, currency: wanted, providerId },
      { member: { id: agentId, agentActive, currency: own }, refuse },
    ) {
      requireActive({ agentActive }, refuse);
      const period = { from, to };
      requireSpan(period);
      const currency = wanted ?? own;
      const { lines, total } = await operationLines(db, { agentId, currency, providerId }, period, by);
      return {
        currency,
        currencies: await currenciesOf(db, agentId),
        list: lines.slice((page - 1) * count, page * count),
        totalCount: lines.length,
        total,
      };
    },

    async agentStrata(
      { from, to, currency: wanted, providerId },
      { member: { id: agentId, agentActive, currency: own }, refuse },
    ) {
      requireActive({ agentActive }, refuse);
      const period = { from, to };
      requireSpan(period);
      const currency = wanted ?? own;
      const { lines } = await levelLines(db, { agentId, currency, providerId }, period);
      return { currency, currencies: await currenciesOf(db, agentId), list: lines };
    },

    async agentExport(request, { session, member, language, refuse }) {
      requireActive(member, refuse);
      requireSpan(request);
      const { secret, expiresAt } = await exportCodes.create(session.id, request, language);
      return { url: `${DOWNLOAD_PATH}/${secret}`, expiresAt: expiresAt.toISOString() };
    },
  };
}

import { react, type RemoteScope } from '@tessera/kit';
import { contentChanged, promotionDetail, promotionList } from '@tessera/wire';

/** Fetches promotions again when an operator publishes, changes or withdraws one; stops when the signal aborts. */
export function watchPromotions(scope: RemoteScope, signal: AbortSignal): void {
  react(scope, signal, [
    { on: contentChanged, when: { kind: 'promotion' }, refetch: [promotionList, promotionDetail] },
  ]);
}

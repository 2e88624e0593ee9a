import { react, type RemoteScope } from '@tessera/kit';
import { contentChanged, promotionDetail, promotionList } from '@tessera/wire';

/** What an operator publishes, changes or withdraws is there at once; until the signal. */
export function watchPromotions(scope: RemoteScope, signal: AbortSignal): void {
  react(scope, signal, [
    { on: contentChanged, when: { kind: 'promotion' }, refetch: [promotionList, promotionDetail] },
  ]);
}

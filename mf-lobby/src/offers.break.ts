import { callQuery, keyOf, type RemoteScope } from '@tessera/kit';
import { responsible, templateGameList } from '@tessera/wire';
import type { OFFERS } from './offers.effects.ts';

/** Fetches what was offered to a guest again for a member who takes a break, or may see records alone. */
export async function withdrawInBreak(
  { shell, queries }: RemoteScope,
  offers: typeof OFFERS,
  signal: AbortSignal,
): Promise<void> {
  // A back end without limits has no breaks.
  const state = await queries.fetchQuery(callQuery(shell, responsible, {})).catch(() => undefined);
  if (signal.aborted || !state || (state.exclusion === null && state.isRecordsOnly === 0)) return;
  for (const call of [...offers, templateGameList]) void queries.invalidateQueries({ queryKey: keyOf(call) });
}

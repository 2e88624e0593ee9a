import type { ApiService } from '@tessera/contracts';
import { preferences, type MemberPreferences } from '@tessera/wire';

/** Asks for what the member has chosen on any device. @throws CallError */
export function keptPreferences(api: Pick<ApiService, 'send'>): Promise<MemberPreferences> {
  return api.send(preferences, {});
}

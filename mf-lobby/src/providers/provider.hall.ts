import { localisedName } from '@tessera/i18n';
import type { RemoteScope } from '@tessera/kit';
import type { GameTypeGroup } from '@tessera/wire';

/** Returns "provider · hall", as `gp_gt_name` says it; without a hall the provider's name. */
export function providerInHall(
  { shell }: Pick<RemoteScope, 'shell'>,
  provider: string,
  hall: GameTypeGroup | undefined,
): string {
  return hall ? `${provider} · ${localisedName(hall.gtName, shell.locale.current.code)}` : provider;
}

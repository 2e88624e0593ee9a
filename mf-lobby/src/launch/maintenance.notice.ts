import { serviceLink, type RemoteScope } from '@tessera/kit';
import type { Maintenance } from '@tessera/wire';
import type { LateText } from '../later/late.text.ts';
import { maintenanceText } from './maintenance.text.ts';

/** Shows that a game is closed, with a link to customer service on sites that have it. */
export async function showMaintenance(
  scope: RemoteScope,
  text: LateText,
  game: string,
  interval: Maintenance | undefined,
): Promise<void> {
  const { shell } = scope;
  const { customerServiceLink } = shell.site.get().settings;
  const service = serviceLink(shell.windows, customerServiceLink);
  const body = maintenanceText(scope, text, game, interval);
  if (!service) return shell.toast.show('warning', body);
  const wantsHelp = await shell.dialogs.confirm({
    title: text('maintenance.title'),
    body,
    confirm: text('maintenance.contact'),
    cancel: text('maintenance.close'),
  });
  if (wantsHelp) service.open();
}

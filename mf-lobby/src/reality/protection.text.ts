import { createIntl, loadCatalogue } from '@tessera/i18n';
import type { RemoteScope, Text } from '@tessera/kit';
import type messages from './messages/en_US.json';

/** Loads the texts about breaks, limits and protection: a catalogue of its own, because few launches need it. */
export async function protectionText({
  shell,
}: Pick<RemoteScope, 'shell'>): Promise<Text<keyof typeof messages>> {
  const { code } = shell.locale.current;
  const intl = createIntl(code, await loadCatalogue(code, (one) => import(`./messages/${one}.json`)));
  return (id, values) => intl.formatMessage({ id }, values);
}

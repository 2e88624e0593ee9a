import { createIntl, loadCatalogue } from '@tessera/i18n';
import type { RemoteScope, Text } from '@tessera/kit';
import type english from './messages/en_US.json';

export type DialogMessageId = keyof typeof english;
type DialogText = Text<DialogMessageId>;
type Code = RemoteScope['shell']['locale']['current']['code'];

const loads = new Map<Code, Promise<DialogText>>();
const loaded = new Map<Code, DialogText>();

/**
 * Loads the texts of dialogs and pages, which no first view needs: they have a catalogue of their own (decision 049). A load
 * that fails is repeated by the next caller.
 */
export function loadDialogText({ shell }: Pick<RemoteScope, 'shell'>): Promise<DialogText> {
  const { code } = shell.locale.current;
  const known = loads.get(code);
  if (known) return known;
  const loading = load(shell, code);
  loads.set(code, loading);
  loading.catch(() => loads.delete(code));
  return loading;
}

async function load({ report }: RemoteScope['shell'], code: Code): Promise<DialogText> {
  const catalogue = await loadCatalogue(code, (one) => import(`./messages/${one}.json`));
  const intl = createIntl(code, catalogue, {
    onError: (error) => report.error(error, { in: 'messages' }),
  });
  const text: DialogText = (id, values) => intl.formatMessage({ id }, values);
  loaded.set(code, text);
  return text;
}

/** Returns the texts of dialogs once they are loaded. */
export const loadedDialogText = ({ shell }: Pick<RemoteScope, 'shell'>): DialogText | undefined =>
  loaded.get(shell.locale.current.code);

/** Returns the texts of dialogs, in what is shown by `withDialogText`. */
export function dialogText(scope: Pick<RemoteScope, 'shell'>): DialogText {
  const text = loadedDialogText(scope);
  if (!text)
    throw new Error('The texts of dialogs are not loaded: show the part by withDialogText, see src/dialogs.');
  return text;
}

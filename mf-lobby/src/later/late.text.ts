import { useScope, type RemoteScope, type Text } from '@tessera/kit';
import { createIntl, loadCatalogue } from '@tessera/i18n';
import type english from './messages/en_US.json';

export type LateMessageId = keyof typeof english;
export type LateText = Text<LateMessageId>;
type Intl = RemoteScope['intl'];

const loads = new WeakMap<Intl, Promise<LateText>>();
const loaded = new WeakMap<Intl, LateText>();

/**
 * Loads the texts that no first view needs: they have a catalogue of their own. A load that fails is repeated by the
 * next caller.
 */
export function loadLateText({ shell, intl }: Pick<RemoteScope, 'shell' | 'intl'>): Promise<LateText> {
  const known = loads.get(intl);
  if (known) return known;
  const loading = load(shell.locale.current.code, intl);
  loads.set(intl, loading);
  loading.catch(() => loads.delete(intl));
  return loading;
}

async function load(code: RemoteScope['shell']['locale']['current']['code'], intl: Intl): Promise<LateText> {
  const own = createIntl(code, await loadCatalogue(code, (one) => import(`./messages/${one}.json`)));
  const text: LateText = (id, values) => own.formatMessage({ id }, values);
  loaded.set(intl, text);
  return text;
}

/** Returns the late texts, in parts that `lazilyWithText` has loaded. */
export function useLateText(): LateText {
  const text = loaded.get(useScope().intl);
  if (!text)
    throw new Error('The late texts are not loaded: load the part by lazilyWithText, see src/later.');
  return text;
}

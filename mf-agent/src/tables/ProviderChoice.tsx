import { AddressChoice, useCatalogue } from '@tessera/kit/pages';
import { useText } from '../text.ts';

/** The filter by the provider of the games. */
export function ProviderChoice() {
  const text = useText();
  const { providers } = useCatalogue();
  return <AddressChoice name="provider" label={text('figure.provider')} options={providers} />;
}

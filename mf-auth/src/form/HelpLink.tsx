import { useServiceLink } from '@tessera/kit';
import { TextLink } from '@tessera/ui';
import { useText } from '../text.ts';

/** The way to customer service; nothing where the site has none. */
export function HelpLink() {
  const text = useText();
  const help = useServiceLink();
  return help && <TextLink {...help.anchor}>{text('help.contact')}</TextLink>;
}

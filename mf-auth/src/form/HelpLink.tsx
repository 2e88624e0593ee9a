import { useServiceLink } from '@tessera/kit';
import { TextLink } from '@tessera/ui';
import { useText } from '../text.ts';

/** Links to customer service. Renders nothing on a site without one. */
export function HelpLink() {
  const text = useText();
  const help = useServiceLink();
  return help && <TextLink {...help.anchor}>{text('help.contact')}</TextLink>;
}

import { TextLink } from '@tessera/ui';
import { useText } from '../text.ts';
import { useHelpLink } from './use-help-link.ts';

/** The way to customer service; nothing where the site has none. */
export function HelpLink() {
  const text = useText();
  const help = useHelpLink();
  return help && <TextLink {...help}>{text('help.contact')}</TextLink>;
}

import { useServiceLink } from '@tessera/kit';
import { TextLink } from '@tessera/ui';
import { usePath } from '../../layout/use-path.ts';
import { useText } from '../../text.ts';
import { TextPage } from '../page.styles.ts';
import { PageWithText } from '../PageWithText.tsx';
import type { PageText } from '../use-page-text.ts';
import { readContentId } from '../content-id.ts';
import { Service } from './faq.styles.ts';
import { HelpTopic } from './HelpTopic.tsx';
import { HelpTopics } from './HelpTopics.tsx';

/** Shows the operator's help texts: all topics, or one of them (spec §2 `/faq`, `/faq/{id}`). */
export default function FaqPage() {
  const segment = usePath().split('/')[2];
  return (
    <PageWithText>
      {(say) => (
        <TextPage data-wide="">
          {segment ? <HelpTopic id={readContentId(segment)} say={say} /> : <HelpTopics say={say} />}
          <AskService say={say} />
        </TextPage>
      )}
    </PageWithText>
  );
}

function AskService({ say }: { readonly say: PageText }) {
  const text = useText();
  const link = useServiceLink();
  if (!link) return null;
  return (
    <Service>
      {say('help.more')} <TextLink {...link.anchor}>{text('footer.service')}</TextLink>
    </Service>
  );
}

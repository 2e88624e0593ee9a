import { useServiceLink } from '@tessera/kit';
import { ArrowLeftIcon, ErrorState, TextLink } from '@tessera/ui';
import { useSiteLink } from '../../layout/SiteLink.tsx';
import { PagePlace } from '../../layout/PagePlace.tsx';
import { usePath } from '../../layout/use-path.ts';
import { useText } from '../../text.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { PageHead, TextPage } from '../page.styles.ts';
import { BackLink, Service, Topic, Topics } from './faq.styles.ts';
import { FAQ_TOPICS, readTopic, type FaqTopic } from './faq.topics.ts';
import { useFaqText, type FaqMessage } from './use-faq-text.ts';

/** Help: all topics, or one of them (spec §2 `/faq`, `/faq/{id}`). */
export default function FaqPage() {
  const text = useText();
  const { data: say, isPending, refetch } = useFaqText();
  const id = usePath().split('/')[2];
  const topic = readTopic(id);
  if (id && !topic) return <NotFoundPage />;
  if (isPending) return <PagePlace />;
  if (!say) {
    return (
      <ErrorState
        title={text('page.failed')}
        retryLabel={text('part.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <TextPage data-wide={topic ? undefined : ''}>
      {topic ? <OneTopic topic={topic} say={say} /> : <AllTopics say={say} />}
      <AskService say={say} />
    </TextPage>
  );
}

type Say = (id: FaqMessage) => string;

function AllTopics({ say }: { say: Say }) {
  const link = useSiteLink();
  return (
    <>
      <PageHead>
        <h1>{say('title')}</h1>
        <p>{say('intro')}</p>
      </PageHead>
      <Topics>
        {FAQ_TOPICS.map((topic) => (
          <li key={topic}>
            <Topic {...link(`/faq/${topic}`)}>
              <strong>{say(`${topic}.title`)}</strong>
              <span>{say(`${topic}.text`)}</span>
            </Topic>
          </li>
        ))}
      </Topics>
    </>
  );
}

function OneTopic({ topic, say }: { topic: FaqTopic; say: Say }) {
  const all = useSiteLink()('/faq');
  return (
    <>
      <BackLink {...all}>
        <ArrowLeftIcon size={18} />
        {say('all')}
      </BackLink>
      <PageHead>
        <h1>{say(`${topic}.title`)}</h1>
      </PageHead>
      <p>{say(`${topic}.text`)}</p>
    </>
  );
}

function AskService({ say }: { say: Say }) {
  const text = useText();
  const link = useServiceLink();
  if (!link) return null;
  return (
    <Service>
      {say('more')} <TextLink {...link.anchor}>{text('footer.service')}</TextLink>
    </Service>
  );
}

import { useAnswer, useCallScope } from '@tessera/kit';
import { faqList } from '@tessera/wire';
import { useEffect, useState } from 'react';
import { SiteLink } from '../../layout/SiteLink.tsx';
import type { PageText } from '../use-page-text.ts';
import { Others } from './faq.styles.ts';

interface Props {
  /** The topic of the page. */
  readonly shown: number;
  readonly say: PageText;
}

/** Links to all topics. Only the browser requests them, because their answer contains every topic's whole text. */
export function OtherTopics({ shown, say }: Props) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const { siteId, language } = useCallScope();
  const { data } = useAnswer(faqList, { siteId, language }, { enabled: isMounted });
  return (
    <Others aria-label={say('help.all')}>
      <ul>
        {data?.list.map(({ id, title }) => (
          <li key={id}>
            <SiteLink to={`/faq/${id}`} aria-current={id === shown ? 'page' : undefined}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Others>
  );
}

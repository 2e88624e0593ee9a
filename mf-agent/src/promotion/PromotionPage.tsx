import { lazily, useListPage } from '@tessera/kit';
import { pageIn, useAddress } from '@tessera/kit/address';
import { AsOf, ListPager, PageHead, RowsSkeleton } from '@tessera/kit/pages';
import { DescriptionList, EmptyState, Panel, Stack, Tag, TextSkeleton } from '@tessera/ui';
import { agentLinks, type AnswerOf } from '@tessera/wire';
import type { PageProps } from '../frame/page.ts';
import { PageFailure } from '../frame/PageFailure.tsx';
import { isGone } from '../frame/stale.ts';
import { useText } from '../text.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { CampaignTable } from './CampaignTable.tsx';
import { useLinkCounts } from './use-link-counts.ts';

const LinkDetails = lazily(() => import('./LinkDetails.tsx'));

const ROWS_PER_PAGE = 20;

/** The agent's links, and what each of them brings (spec §2 Promotion). */
export default function PromotionPage(_props: PageProps) {
  const text = useText();
  const { values } = useAddress(['p']);
  const answer = useListPage(agentLinks, { page: pageIn(values.p), count: ROWS_PER_PAGE });
  return (
    <>
      <PageHead title={text('promotion.title')} lead={text('promotion.lead')} />
      {answer.isPending ? (
        <RowsSkeleton rows={8} />
      ) : isGone(answer) ? (
        <PageFailure answer={answer} />
      ) : (
        <Stack gap={16}>
          <AsOf answer={answer} />
          <Links links={answer.data} busy={answer.isPlaceholderData} />
        </Stack>
      )}
    </>
  );
}

type Given = AnswerOf<typeof agentLinks>;

function Links({ links, busy }: { readonly links: Given; readonly busy: boolean }) {
  const text = useText();
  const { agentLink, recommendCode, list, totalCount, domains } = links;
  return (
    <Stack gap={24}>
      <OwnLink title={text('promotion.own')} link={agentLink} name="agent" />
      <Panel title={text('promotion.campaigns')}>
        <Stack gap={24}>
          <CampaignForm />
          {totalCount === 0 ? (
            <EmptyState title={text('promotion.empty')} text={text('promotion.campaignHelp')} />
          ) : (
            <div>
              <CampaignTable rows={list} />
              <ListPager totalCount={totalCount} perPage={ROWS_PER_PAGE} busy={busy} />
            </div>
          )}
        </Stack>
      </Panel>
      {recommendCode && (
        <OwnLink
          title={text('promotion.withCode', { code: recommendCode.code })}
          link={recommendCode}
          name={recommendCode.code}
        />
      )}
      {domains.length > 0 && <Domains domains={domains} />}
    </Stack>
  );
}

interface OwnLinkProps {
  readonly title: string;
  readonly link: Given['agentLink'];
  readonly name: string;
}

function OwnLink({ title, link, name }: OwnLinkProps) {
  const countsOf = useLinkCounts();
  return (
    <Panel title={title}>
      <Stack gap={16}>
        <DescriptionList layout="columns" items={countsOf(link)} />
        <LinkDetails url={link.url} qrText={link.qrText} name={name} fallback={<TextSkeleton lines={4} />} />
      </Stack>
    </Panel>
  );
}

function Domains({ domains }: Pick<Given, 'domains'>) {
  const text = useText();
  return (
    <Panel title={text('promotion.domains')}>
      <DescriptionList
        items={domains.map(({ host, currency, isActive }) => ({
          id: host,
          label: host,
          value: (
            <Tag tone={isActive ? 'positive' : 'neutral'}>
              {[text(isActive ? 'promotion.isOn' : 'promotion.isOff'), currency ?? []].flat().join(' · ')}
            </Tag>
          ),
        }))}
      />
    </Panel>
  );
}

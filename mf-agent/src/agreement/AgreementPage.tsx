import { lazily, useAnswer, useCallScope, useScope, useSession } from '@tessera/kit';
import { idIn, useAddress } from '@tessera/kit/address';
import { AddressChoice, AsOf, PageHead, RowsSkeleton } from '@tessera/kit/pages';
import { Notice, Panel, Stack, Tag, TextSkeleton } from '@tessera/ui';
import { agentAgreement, agentApplication, type AnswerOf } from '@tessera/wire';
import type { PageProps } from '../frame/page.ts';
import { PageFailure } from '../frame/PageFailure.tsx';
import { viewerOf } from '../frame/pages.ts';
import { isGone } from '../frame/stale.ts';
import { useText } from '../text.ts';
import { changedSections, removedTitles } from './changed-sections.ts';
import { Consent } from './Consent.tsx';

const RichText = lazily(() => import('@tessera/kit/rich-text'));

/**
 * The agreement in the version that the address names, or in the present one with what has changed since the one agreed
 * to (spec §2 Agreement).
 */
export default function AgreementPage({ member }: PageProps) {
  const text = useText();
  const { siteId } = useCallScope();
  const { intl } = useScope();
  const { values } = useAddress(['version']);
  const asked = idIn(values.version);
  const answer = useAnswer(agentAgreement, { siteId, ...(asked !== undefined && { version: asked }) });
  const versions = answer.data?.versions ?? [];
  const present = versions[0]?.version ?? answer.data?.version;
  const isPresent = answer.data !== undefined && answer.data.version === present;
  const application = useAnswer(agentApplication, {}, { enabled: member !== undefined });
  const agreed = application.data?.agreementVersion ?? undefined;
  const agreedAt = application.data?.agreedAt ?? application.data?.appliedAt;
  const isAgent = viewerOf(useSession()) === 'active';
  // An agent whom the operator named has agreed to none yet.
  const isOpen = isAgent && isPresent && application.isSuccess && (agreed ?? 0) < answer.data.version;
  const isOlder = agreed !== undefined && isPresent && agreed < answer.data.version;
  const older = useAnswer(
    agentAgreement,
    { siteId, ...(agreed !== undefined && { version: agreed }) },
    { enabled: isOlder },
  );
  const removed = older.data && isOlder ? removedTitles(answer.data.list, older.data.list) : [];
  const day = (instant: string) => intl.formatDate(instant, { dateStyle: 'medium' });

  const agreedWords = agreed !== undefined && agreedAt && (
    <>
      <span>{text('agreement.agreed', { version: agreed, date: day(agreedAt) })} </span>
      {older.data && isOlder && <span>{text('agreement.newer')} </span>}
      {removed.length > 0 && <span>{text('agreement.removed', { titles: intl.formatList(removed) })}</span>}
    </>
  );

  return (
    <>
      <PageHead
        title={text('agreement.title')}
        lead={
          answer.data &&
          text('agreement.version', { version: answer.data.version, date: day(answer.data.publishedAt) })
        }
        tools={
          versions.length > 1 && (
            <AddressChoice
              name="version"
              label={text('agreement.versions')}
              options={versions.map(({ version, publishedAt }) => ({
                id: String(version),
                label: text('agreement.version', { version, date: day(publishedAt) }),
              }))}
            />
          )
        }
      />
      {answer.isPending ? (
        <RowsSkeleton rows={8} />
      ) : isGone(answer) ? (
        <PageFailure answer={answer} codes={{ '101': 'agreement.none' }} />
      ) : (
        <Stack gap={16}>
          <AsOf answer={answer} />
          {isOpen ? (
            <Consent version={answer.data.version}>{agreedWords || text('agreement.notAgreed')}</Consent>
          ) : (
            agreedWords && <Notice tone={isOlder ? 'warning' : 'success'}>{agreedWords}</Notice>
          )}
          {!isPresent && present !== undefined && (
            <Notice tone="info">{text('agreement.older', { version: present })}</Notice>
          )}
          <Sections agreement={answer.data} older={isOlder ? older.data : undefined} />
        </Stack>
      )}
    </>
  );
}

type Agreement = AnswerOf<typeof agentAgreement>;

interface SectionsProps {
  readonly agreement: Agreement;
  readonly older: Agreement | undefined;
}

function Sections({ agreement, older }: SectionsProps) {
  const text = useText();
  const changed = older ? changedSections(agreement.list, older.list) : [];
  return agreement.list.map((section) => (
    <Panel
      key={section.title}
      title={section.title}
      action={changed.includes(section) && <Tag tone="info">{text('agreement.changed')}</Tag>}
    >
      <RichText html={section.content} fallback={<TextSkeleton lines={4} />} />
    </Panel>
  ));
}

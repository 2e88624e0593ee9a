import { lazily, useMoney } from '@tessera/kit';
import { CopyButton, DataTable, Panel, Text, TextSkeleton } from '@tessera/ui';
import type { recommendProject } from '@tessera/wire';
import { type AnswerOf } from '@tessera/wire';
import { useText } from '../text.ts';
import { Columns, Figures, LinkBox } from './recommend.styles.ts';
import { useLink } from './use-link.ts';

const RichText = lazily(() => import('@tessera/kit/rich-text'));
const LinkQr = lazily(() => import('./LinkQr.tsx'));

interface ProjectProps {
  readonly project: AnswerOf<typeof recommendProject>;
  readonly currency: string;
}

/** The plan in figures and words, and the link beside it. */
export function Project({ project, currency }: ProjectProps) {
  const text = useText();
  const { membersBrought, membersRewarded, rewardTotal, link, code, content } = project;
  const money = useMoney();
  return (
    <Columns>
      <div>
        <Panel title={text('recommend.plan')}>
          <Figures>
            <div>
              <dt>{text('recommend.total')}</dt>
              <dd data-money="">{money(rewardTotal, currency)}</dd>
            </div>
            <div>
              <dt>{text('recommend.brought')}</dt>
              <dd>{membersBrought}</dd>
            </div>
            <div>
              <dt>{text('recommend.rewarded')}</dt>
              <dd>{membersRewarded}</dd>
            </div>
          </Figures>
          <Condition project={project} currency={currency} />
          <Levels project={project} currency={currency} />
        </Panel>
        {content && (
          <Panel title={project.title || text('recommend.plan')}>
            <RichText html={content} fallback={<TextSkeleton lines={4} />} />
          </Panel>
        )}
      </div>
      <div>{link ? <OwnLink link={link} code={code} /> : <CodeOff />}</div>
    </Columns>
  );
}

/** What a friend must do; either condition is enough. */
function Condition({ project: { firstDeposit, turnover }, currency }: ProjectProps) {
  const text = useText();
  const money = useMoney();
  const amounts = {
    deposit: firstDeposit === null ? '' : money(firstDeposit, currency),
    turnover: turnover === null ? '' : money(turnover, currency),
  };
  const id =
    firstDeposit === null
      ? turnover === null
        ? undefined
        : 'recommend.conditionTurnover'
      : turnover === null
        ? 'recommend.conditionDeposit'
        : 'recommend.conditionBoth';
  return id && <Text>{text(id, amounts)}</Text>;
}

function Levels({ project: { levels, level }, currency }: ProjectProps) {
  const text = useText();
  const money = useMoney();
  return (
    <>
      <DataTable
        caption={text('recommend.levels')}
        rows={levels}
        rowKey={(row) => row.level}
        columns={[
          {
            id: 'level',
            header: text('recommend.level'),
            cell: (row) => text('recommend.levelName', { level: row.level }),
            card: 'what',
          },
          {
            id: 'from',
            header: text('recommend.from'),
            cell: (row) => text('recommend.fromMembers', { count: row.membersFrom }),
            align: 'end',
            card: 'when',
          },
          {
            id: 'reward',
            header: text('recommend.reward'),
            cell: (row) => money(row.reward, currency),
            align: 'end',
            card: 'amount',
          },
        ]}
      />
      <Text size={14} tone="muted">
        {level === null ? text('recommend.levelNone') : text('recommend.levelNow', { level })}
      </Text>
    </>
  );
}

function OwnLink({ link, code }: { readonly link: string; readonly code: string | null }) {
  const text = useText();
  const { url, copyProps } = useLink(link);
  return (
    <Panel title={text('recommend.link')}>
      <LinkBox>
        <LinkQr url={url} name={`recommendation-${code ?? ''}`} fallback={<div />} />
        <code>{url}</code>
        <CopyButton label={text('recommend.copy')} {...copyProps} />
        {code && (
          <Text size={14} tone="muted">
            {text('recommend.code', { code })}
          </Text>
        )}
      </LinkBox>
    </Panel>
  );
}

function CodeOff() {
  const text = useText();
  return (
    <Panel title={text('recommend.link')}>
      <Text tone="muted">{text('recommend.codeOff')}</Text>
    </Panel>
  );
}

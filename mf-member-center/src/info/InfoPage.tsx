import styled from '@emotion/styled';
import type { Member } from '@tessera/contracts';
import { useAnswer } from '@tessera/kit';
import { DescriptionList, ErrorState, Heading, media, Panel, space, Text } from '@tessera/ui';
import { isCallError, profile } from '@tessera/wire';
import { useText } from '../text.ts';
import { InfoSkeleton } from './InfoSkeleton.tsx';
import { PlayNote } from './PlayNote.tsx';
import { SessionPanel } from './SessionPanel.tsx';
import { useInfoRows } from './use-info-rows.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space[16]};
  margin-block-start: ${space[16]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[24]};
    margin-block-start: ${space[24]};
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space[16]};
  ${media.desktop} {
    gap: ${space[24]};
  }
`;

/** Shows the member's details as stored by the platform (spec §2 Member centre: Info). */
export function InfoPage({ member }: { readonly member: Member }) {
  const text = useText();
  const answer = useAnswer(profile, {});
  const rowsOf = useInfoRows();
  if (answer.isPending) return <InfoSkeleton />;
  if (answer.isError) {
    const offline = isCallError(answer.error) && answer.error.failure.kind === 'network';
    return (
      <ErrorState
        title={text('error.title')}
        text={text(offline ? 'error.network' : 'error.text')}
        retryLabel={text('error.retry')}
        retrying={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    );
  }
  const { person, account } = rowsOf(answer.data, member);
  return (
    <>
      <Heading level={1} size={28}>
        {text('info.title')}
      </Heading>
      <Columns>
        <Column>
          <Panel title={text('info.person')}>
            <DescriptionList items={person} />
            <Text size={12} tone="muted">
              {text('info.masked')}
            </Text>
          </Panel>
          <SessionPanel since={answer.data.lastLoginAt} />
        </Column>
        <Column>
          <Panel title={text('info.account')}>
            <DescriptionList items={account} />
          </Panel>
          <PlayNote />
        </Column>
      </Columns>
    </>
  );
}

import styled from '@emotion/styled';
import { useAnswer, useShell } from '@tessera/kit';
import { PageFailure, PageHead } from '@tessera/kit/pages';
import { usePlace } from '@tessera/kit/place';
import { Button, DescriptionList, media, Panel, space, Text, TextLink } from '@tessera/ui';
import { profile, type MemberProfile } from '@tessera/wire';
import { useState, type ReactNode } from 'react';
import type { PageProps } from '../frame/page.ts';
import { useText } from '../text.ts';
import { draftOf } from './drafts.ts';
import { InfoSkeleton } from './InfoSkeleton.tsx';
import { PlayNote } from './PlayNote.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionPanel } from './SessionPanel.tsx';
import { useInfoRows } from './use-info-rows.tsx';
import { useOpenFields } from './use-open-fields.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space[16]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[24]};
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space[16]};
  ${media.desktop} {
    gap: ${space[24]};
  }
`;

/** Shows the member's details as stored by the platform, and edits them (spec §2 Member centre: Info). */
export default function InfoPage({ member }: PageProps) {
  const text = useText();
  const { drafts } = useShell();
  const answer = useAnswer(profile, {});
  const fields = useOpenFields(answer.data);
  const [isEditing, setEditing] = useState(() => draftOf(drafts, member.id) !== undefined);
  const canEdit = answer.data !== undefined && fields.length > 0;
  return (
    <>
      <PageHead
        title={text('info.title')}
        action={
          canEdit && !isEditing && <Button onClick={() => setEditing(true)}>{text('edit.start')}</Button>
        }
      />
      {answer.isPending ? (
        <InfoSkeleton />
      ) : answer.isError ? (
        <PageFailure
          error={answer.error}
          title={text('error.title')}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Details
          member={member}
          profile={answer.data}
          form={
            isEditing &&
            canEdit && <ProfileForm profile={answer.data} fields={fields} onDone={() => setEditing(false)} />
          }
        />
      )}
    </>
  );
}

interface DetailsProps extends PageProps {
  readonly profile: MemberProfile;
  /** In place of the personal details while they are edited. */
  readonly form: ReactNode;
}

function Details({ member, profile: details, form }: DetailsProps) {
  const text = useText();
  const rowsOf = useInfoRows();
  const security = usePlace('/user/Security');
  const { person, account } = rowsOf(details, member);
  return (
    <Columns>
      <Column>
        {form || (
          <Panel title={text('info.person')}>
            <DescriptionList items={person} />
            <Text size={12} tone="muted">
              {text('info.masked')}
            </Text>
          </Panel>
        )}
        <SessionPanel since={details.lastLoginAt} />
      </Column>
      <Column>
        <Panel
          title={text('info.account')}
          action={<TextLink {...security}>{text('menu.security')}</TextLink>}
        >
          <DescriptionList items={account} />
        </Panel>
        <PlayNote />
      </Column>
    </Columns>
  );
}

import styled from '@emotion/styled';
import { useAnswer, useShell } from '@tessera/kit';
import { AsOf, isLost, PageFailure, PageHead } from '@tessera/kit/pages';
import { usePlace } from '@tessera/kit/place';
import {
  Button,
  DescriptionList,
  media,
  Notice,
  Panel,
  space,
  Stack,
  Text,
  TextLink,
  type DescriptionItem,
} from '@tessera/ui';
import { isCallError, profile, type MemberProfile } from '@tessera/wire';
import { useState } from 'react';
import { wordsOfFailure } from '../failures.ts';
import type { PageProps } from '../frame/page.ts';
import { useText } from '../text.ts';
import { draftOf } from './drafts.ts';
import { InfoSkeleton } from './InfoSkeleton.tsx';
import { isLocked, type FieldKey } from './profile.fields.ts';
import { PlayNote } from './PlayNote.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import { SessionPanel } from './SessionPanel.tsx';
import { useInfoRows } from './use-info-rows.tsx';
import { useOpenFields } from './use-open-fields.ts';
import type { OpenField } from './use-profile-form.ts';

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

/** The whole form, or the row of one field. */
type Edited = 'all' | FieldKey | undefined;

/** Shows the member's details as stored by the platform, and edits them (spec §2 Member centre: Info). */
export default function InfoPage({ member }: PageProps) {
  const text = useText();
  const { drafts } = useShell();
  const answer = useAnswer(profile, {});
  const { fields, settings } = useOpenFields(answer.data);
  const [edited, setEdited] = useState<Edited>(() => draftOf(drafts, member.id) && 'all');
  const canEdit = answer.data !== undefined && fields.length > 0;
  return (
    <>
      <PageHead
        title={text('info.title')}
        action={
          canEdit &&
          edited === undefined && <Button onClick={() => setEdited('all')}>{text('edit.start')}</Button>
        }
      />
      {answer.isPending ? (
        <InfoSkeleton />
      ) : isLost(answer) ? (
        <PageFailure
          error={answer.error}
          title={text('error.title')}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Stack gap={16}>
          <AsOf answer={answer} />
          {settings.isLoadingError && <SettingsLost settings={settings} />}
          <Details
            member={member}
            profile={answer.data}
            fields={fields}
            edited={canEdit ? edited : undefined}
            onEdit={setEdited}
          />
        </Stack>
      )}
    </>
  );
}

/** Without the settings no detail can be edited. */
function SettingsLost({ settings }: { readonly settings: ReturnType<typeof useOpenFields>['settings'] }) {
  const text = useText();
  const { error } = settings;
  if (isCallError(error) && error.failure.kind === 'unavailable') return null;
  return (
    <Notice
      tone="warning"
      role="status"
      title={text('edit.unknown')}
      action={
        <Button size="sm" loading={settings.isFetching} onClick={() => void settings.refetch()}>
          {text('error.retry')}
        </Button>
      }
    >
      {wordsOfFailure(text, error)}
    </Notice>
  );
}

interface DetailsProps extends PageProps {
  readonly profile: MemberProfile;
  readonly fields: readonly OpenField[];
  readonly edited: Edited;
  readonly onEdit: (edited: Edited) => void;
}

function Details({ member, profile: details, fields, edited, onEdit }: DetailsProps) {
  const text = useText();
  const rowsOf = useInfoRows(member);
  const security = usePlace('/user/Security');
  const { person, account } = rowsOf(details);
  const close = () => onEdit(undefined);

  /** For the fields that the site opens to its members. */
  function editOf(id: string): Pick<DescriptionItem, 'edit'> {
    const field = fields.find(({ key }) => key === id);
    if (!field) return {};
    return {
      edit: {
        label: text('edit.start'),
        ...(isLocked(field, details) && { locked: text('edit.locked') }),
        ...(edited === undefined && { onStart: () => onEdit(field.key) }),
        editor: edited === field.key && <ProfileRow profile={details} field={field} onDone={close} />,
      },
    };
  }
  return (
    <Columns>
      <Column>
        {edited === 'all' ? (
          <ProfileForm profile={details} fields={fields} onDone={close} />
        ) : (
          <Panel title={text('info.person')}>
            <DescriptionList items={person.map((row) => ({ ...row, ...editOf(row.id) }))} />
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

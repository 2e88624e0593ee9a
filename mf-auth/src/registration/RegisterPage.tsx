import styled from '@emotion/styled';
import { useScope, useSession } from '@tessera/kit';
import { ButtonLink, EmptyState, Heading, Stack, Surface } from '@tessera/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Beside } from '../beside/Beside.tsx';
import { follow, hasRegisterPageAtom, requestAtom } from '../requests/requests.effects.ts';
import { withDialogText } from '../dialogs/with-dialog-text.tsx';
import { useText } from '../text.ts';
import { inviteToLimit } from './invite-limit.ts';
import { Registration } from './Registration.tsx';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';

const Page = styled(Stack)`
  inline-size: 100%;
  max-inline-size: 960px;
  margin-inline: auto;
`;

/** A page has nothing to close. */
const ignore = () => undefined;

/** Renders `/register`, where the site has a page for the registration (readings: "`/register`"). */
function RegisterPage() {
  const text = useText();
  const scope = useScope();
  const { shell } = scope;
  const { status } = useSession();
  const [request, setRequest] = useAtom(requestAtom);
  const setHasPage = useSetAtom(hasRegisterPageAtom);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setHasPage(true);
    return () => setHasPage(false);
  }, [setHasPage]);
  // A button elsewhere that asks for a registration leads to the form that is here already.
  useEffect(() => {
    if (request) page.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [request]);

  // Registered, or logged in by the other dialog: go on to what the request was made for.
  const [wasGuest, setWasGuest] = useState(false);
  const leave = useEffectEvent(() => {
    setRequest(undefined);
    void follow(shell, request?.intent ?? { kind: 'navigate', path: '/' });
  });
  useEffect(() => {
    if (status === 'guest') setWasGuest(true);
    if (status === 'member' && wasGuest) leave();
  }, [status, wasGuest]);

  if (status === 'member') {
    if (wasGuest) return null;
    return (
      <EmptyState
        title={text('signup.isMember')}
        text={text('signup.isMemberHint')}
        action={<ButtonLink href={shell.windows.href('/')}>{text('signup.toLobby')}</ButtonLink>}
      />
    );
  }
  return (
    <Page gap={24} ref={page}>
      <Heading level={1}>{text('signup.title')}</Heading>
      <Surface>
        <Beside>
          {status === 'restoring' && !wasGuest ? (
            <RegistrationSkeleton />
          ) : (
            <Registration onDone={() => inviteToLimit(scope)} onLeave={ignore} />
          )}
        </Beside>
      </Surface>
    </Page>
  );
}

export default withDialogText(RegisterPage);

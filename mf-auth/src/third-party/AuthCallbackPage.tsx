import type { AuthorizationAnswer, AuthorizationReturn } from '@tessera/contracts';
import { useSession, useShell } from '@tessera/kit';
import { useSearchParams } from '@tessera/kit/router';
import { Button, Heading, Stack, Text } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { useAccountText } from '../account/account.text.ts';
import { withDialogText } from '../dialogs/with-dialog-text.tsx';
import { useText } from '../text.ts';
import { CallbackPlace } from './callback.styles.ts';
import { LINK_PURPOSE } from './purpose.ts';
import { useCompletion } from './use-completion.ts';
import { useLinkCompletion } from './use-link-completion.ts';

/**
 * Where a provider sends the visitor back (spec §2 `/authCallback`): in the window of the visit, whose opener gets the
 * answer, or in the tab itself, which goes back to where the visit began.
 */
function AuthCallbackPage() {
  const text = useText();
  const accountText = useAccountText();
  const { bus, windows } = useShell();
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const { complete } = useCompletion();
  const completeLink = useLinkCompletion();
  const [ended, setEnded] = useState<Exclude<AuthorizationReturn['kind'], 'here'>>();
  const isTaken = useRef(false);
  const isPending = useRef(false);

  async function take(answer: AuthorizationAnswer): Promise<void> {
    const back = (await windows.returnAuthorization?.(answer)) ?? { kind: 'lost' as const };
    if (back.kind !== 'here') return setEnded(back.kind);
    const { secret, purpose } = back.visit;
    if (purpose === LINK_PURPOSE) {
      await completeLink(answer, secret);
      return back.goBack();
    }
    const completion = await complete(answer, secret, text('thirdParty.provider'));
    // The login dialog goes on with what is still needed.
    isPending.current = completion === 'pending';
    back.goBack();
  }

  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const answer = answerOf(params);
    // The code leaves the address before anything else can read it there.
    setParams({}, { replace: true });
    void take(answer);
    // Only once: the answer can be used once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(
    () => () => {
      // Only on the page where the visit began: a change of the page closes all dialogs.
      if (isPending.current) setTimeout(() => bus.emit('auth.loginRequested', {}));
    },
    [bus],
  );

  // A member has come back to an answer that was used before.
  const isMember = ended === 'lost' && session.status === 'member';
  return (
    <CallbackPlace aria-busy={ended === undefined}>
      <Stack gap={16}>
        <Heading level={1} size={28}>
          {ended === 'lost' ? text('authCallback.lost') : accountText('authCallback.title')}
        </Heading>
        <div role="status">
          <Text>{text(`authCallback.${isMember ? 'member' : (ended ?? 'working')}Hint`)}</Text>
        </div>
        {ended === 'lost' && (
          <Button tone="primary" onClick={() => windows.goTo('/')}>
            {text('authCallback.home')}
          </Button>
        )}
      </Stack>
    </CallbackPlace>
  );
}

function answerOf(params: URLSearchParams): AuthorizationAnswer {
  const given = (name: string) => params.get(name) ?? undefined;
  return { state: given('state') ?? '', code: given('code'), iss: given('iss'), error: given('error') };
}

export default withDialogText(AuthCallbackPage);

import styled from '@emotion/styled';
import { useShell } from '@tessera/kit';
import { Checkbox, space, text as textSize, TextLink } from '@tessera/ui';
import { useText } from '../text.ts';

/** Page of the agreement (spec §2 `/faq/{id}`); opened in a new tab, so that the form keeps its values. */
const AGREEMENT_PATH = '/faq/2';
const PRIVACY_PATH = '/faq/5';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  margin-block: ${space[4]} 0;
  padding-inline-start: 36px;
  font-size: ${textSize[14]};
`;

interface AgreementProps {
  readonly agreed: boolean;
  /** The form was submitted without the agreement. */
  readonly missing: boolean;
  readonly onChange: (agreed: boolean) => void;
}

export function Agreement({ agreed, missing, onChange }: AgreementProps) {
  const text = useText();
  const { windows } = useShell();
  const inNewTab = (path: string) => ({ href: windows.href(path), target: '_blank', rel: 'noopener' });
  return (
    <div>
      <Checkbox
        checked={agreed}
        onChange={(event) => onChange(event.target.checked)}
        error={missing ? text('signup.err_agreement') : undefined}
      >
        {text('signup.agreement')}
      </Checkbox>
      <Links>
        <TextLink {...inNewTab(AGREEMENT_PATH)}>{text('signup.agreement.user')}</TextLink>
        <TextLink {...inNewTab(PRIVACY_PATH)}>{text('signup.agreement.privacy')}</TextLink>
      </Links>
    </div>
  );
}

import { useShell } from '@tessera/kit';
import { Checkbox, TextLink } from '@tessera/ui';
import type { MouseEvent, ReactNode } from 'react';
import { sentenceWith } from '../legal/legal.parts.tsx';
import { AGREEMENT_TOPIC, PRIVACY_TOPIC, TERMS_TOPIC } from '../legal/legal.topics.ts';
import { useText } from '../text.ts';

interface AgreementProps {
  readonly agreed: boolean;
  /** The form was submitted without the agreement. */
  readonly missing: boolean;
  readonly onChange: (agreed: boolean) => void;
}

/** The consent. Its texts open over the form, which keeps what was typed. */
export function Agreement({ agreed, missing, onChange }: AgreementProps) {
  const text = useText();
  const { offers, windows } = useShell();
  // An address too, for a new tab; a link inside a label does not tick the box.
  const page = (topic: number, children: ReactNode, onClick?: (event: MouseEvent) => void) => (
    <TextLink href={windows.href(`/faq/${topic}`)} target="_blank" rel="noopener" onClick={onClick}>
      {children}
    </TextLink>
  );
  const inDialog = (topic: 'service' | 'terms') => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void offers.openDialog('mf-auth:legal', { topic });
  };
  return (
    <Checkbox
      checked={agreed}
      onChange={(event) => onChange(event.target.checked)}
      error={missing ? text('signup.err_agreement') : undefined}
    >
      {sentenceWith((names) => text('signup.agreement', names), {
        service: page(AGREEMENT_TOPIC, text('signup.agreement.service'), inDialog('service')),
        terms: page(TERMS_TOPIC, text('signup.agreement.terms'), inDialog('terms')),
        privacy: page(PRIVACY_TOPIC, text('signup.agreement.privacy')),
      })}
    </Checkbox>
  );
}

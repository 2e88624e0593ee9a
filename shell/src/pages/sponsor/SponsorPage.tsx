import { usePath } from '../../layout/use-path.ts';
import { readContentId } from '../content-id.ts';
import { TextPage } from '../page.styles.ts';
import { PageWithText } from '../PageWithText.tsx';
import { OneSponsor } from './OneSponsor.tsx';
import { Sponsors } from './Sponsors.tsx';

/** Shows the operator's sponsors: all of them, or one (spec §2 `/sponsor`). */
export default function SponsorPage() {
  const segment = usePath().split('/')[2];
  return (
    <PageWithText>
      {(say) => (
        <TextPage data-wide="">
          {segment ? <OneSponsor id={readContentId(segment)} say={say} /> : <Sponsors say={say} />}
        </TextPage>
      )}
    </PageWithText>
  );
}

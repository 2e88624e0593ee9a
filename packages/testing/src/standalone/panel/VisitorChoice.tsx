import { useState } from 'react';
import { VISITORS } from '../bench/state.ts';
import type { EndReason } from '../stage/site.ts';
import { Choice, Row, Segments } from './controls.tsx';
import { LogIn } from './LogIn.tsx';
import type { SectionContent } from './Panel.tsx';
import { useValue } from './use-value.ts';

const LABELS = { guest: 'Guest', member: 'Member', agent: 'Agent', restoring: 'Restoring' } as const;
const REASONS: readonly { readonly value: EndReason; readonly label: string }[] = [
  { value: 'expired', label: 'expired' },
  { value: 'elsewhere', label: 'login elsewhere' },
  { value: 'logout', label: 'logout' },
  { value: 'cleared', label: 'cleared' },
  { value: 'channelLost', label: 'channel lost' },
];

/** Who looks at the page, and what happens to their session. */
export function VisitorChoice({ bench }: SectionContent) {
  const { as } = useValue(bench.state);
  const source = useValue(bench.source);
  const stage = useValue(bench.stage);
  const [reason, setReason] = useState<EndReason>('expired');
  const isMember = as === 'member' || as === 'agent';
  return (
    <>
      {source.from === 'recorded' ? (
        <Segments
          label="Who"
          value={as}
          options={VISITORS.map((value) => ({ value, label: LABELS[value] }))}
          onChange={(value) => bench.change({ as: value })}
        />
      ) : (
        <LogIn bench={bench} captchaAnswer={source.captchaAnswer} />
      )}
      {isMember && (
        <>
          {source.from === 'recorded' && <Balance key={as} bench={bench} />}
          <Choice label="Session ends" value={reason} options={REASONS} onChange={setReason} />
          <button type="button" onClick={() => stage?.end(reason)}>
            End the session
          </button>
        </>
      )}
    </>
  );
}

function Balance({ bench }: Pick<SectionContent, 'bench'>) {
  const { balance } = useValue(bench.state);
  return (
    <Row label="Balance">
      {(id) => (
        <input
          id={id}
          key={balance}
          inputMode="decimal"
          pattern="\d{1,15}(\.\d{1,8})?"
          defaultValue={balance}
          onBlur={({ currentTarget: { value, validity } }) =>
            validity.valid && bench.change({ balance: value })
          }
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      )}
    </Row>
  );
}

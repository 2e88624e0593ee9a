import { useState } from 'react';
import type { Listening } from '../bench/bench.ts';
import { Choice, Row } from './controls.tsx';
import type { SectionContent } from './Panel.tsx';
import { useValue } from './use-value.ts';

const keyOf = ({ from, name }: Listening) => `${from} ${name}`;

/** The events that the remote listens to now: one is sent with a payload that its schema accepts. */
export function Events({ bench }: SectionContent) {
  const listening = useValue(bench.listening);
  const stage = useValue(bench.stage);
  const [chosen, setChosen] = useState('');
  const event = listening.find((one) => keyOf(one) === chosen) ?? listening[0];
  return (
    <>
      {event ? (
        <>
          <Choice
            label="Event"
            value={keyOf(event)}
            options={listening.map((one) => ({
              value: keyOf(one),
              label: `${one.name}${one.from === 'live' ? ' · realtime' : ''}`,
            }))}
            onChange={setChosen}
          />
          <Sender
            key={keyOf(event)}
            event={event}
            onSend={(payload) => stage?.send(event.from, event.name, payload)}
          />
        </>
      ) : (
        <p className="quiet">The remote listens to no event here.</p>
      )}
      <button type="button" onClick={() => stage?.gap()}>
        Reconnect with a gap
      </button>
    </>
  );
}

interface SenderProps {
  readonly event: Listening;
  readonly onSend: (payload: unknown) => void;
}

function Sender({ event, onSend }: SenderProps) {
  const [payload, setPayload] = useState(() => JSON.stringify(event.sample, null, 2));
  const [failure, setFailure] = useState<string>();
  const send = () => {
    try {
      onSend(JSON.parse(payload));
      setFailure(undefined);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Row label="Payload">
        {(id) => (
          <textarea
            id={id}
            rows={Math.min(10, payload.split('\n').length)}
            spellCheck={false}
            value={payload}
            onChange={(change) => setPayload(change.target.value)}
          />
        )}
      </Row>
      {failure !== undefined && <p className="failure">{failure}</p>}
      <button type="button" onClick={send}>
        Send
      </button>
    </>
  );
}

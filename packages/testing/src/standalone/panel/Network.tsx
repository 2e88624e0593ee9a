import { CALLS, type CallKey } from '@tessera/wire';
import { useState } from 'react';
import { kindsOf, writeFailure, type FailureKind } from '../bench/failure.ts';
import { LATENCY_MAX_MS } from '../bench/state.ts';
import { Choice, Row, Switch } from './controls.tsx';
import type { SectionContent } from './Panel.tsx';
import { useValue } from './use-value.ts';

/** How slow the network is, and which calls fail in which way. */
export function Network({ bench }: SectionContent) {
  const { latencyMs, offline, popupsBlocked } = useValue(bench.state);
  return (
    <>
      <Row label="Latency">
        {(id) => (
          <span className="latency">
            <input
              id={id}
              type="range"
              min={0}
              max={LATENCY_MAX_MS}
              step={100}
              value={latencyMs}
              onChange={(event) => bench.change({ latencyMs: Number(event.target.value) })}
            />
            <output htmlFor={id}>{(latencyMs / 1000).toFixed(1)} s</output>
          </span>
        )}
      </Row>
      <Switch label="Offline" on={offline} onChange={(on) => bench.change({ offline: on })} />
      <Switch
        label="Pop-ups blocked"
        on={popupsBlocked}
        onChange={(on) => bench.change({ popupsBlocked: on })}
      />
      <Failures bench={bench} />
    </>
  );
}

function Failures({ bench }: Pick<SectionContent, 'bench'>) {
  const { failures } = useValue(bench.state);
  const log = useValue(bench.log);
  const [call, setCall] = useState<CallKey | '*'>('*');
  const [kind, setKind] = useState<FailureKind>('network');
  const [once, setOnce] = useState(false);
  const kinds = kindsOf(call);
  const chosen = kinds.includes(kind) ? kind : 'network';
  const sent = (key: CallKey) =>
    log.some((one) => one.kind === 'call' && one.text.startsWith(CALLS[key].name + ' '));
  const keys = (Object.keys(CALLS) as CallKey[]).filter((key) => CALLS[key].audience !== 'provider');
  const options = [
    { value: '*' as const, label: 'every call' },
    ...[...keys.filter(sent), ...keys.filter((key) => !sent(key))].map((value) => ({
      value,
      label: `${CALLS[value].name}${sent(value) ? ' · sent' : ''}`,
    })),
  ];
  const add = () =>
    bench.change({
      failures: [...failures.filter((one) => one.call !== call), { call, kind: chosen, once }],
    });
  return (
    <>
      <Choice label="Call" value={call} options={options} onChange={setCall} />
      <Choice
        label="Fails by"
        value={chosen}
        options={kinds.map((value) => ({ value, label: labelOf(value, call) }))}
        onChange={setKind}
      />
      <Switch label="Next call only" on={once} onChange={setOnce} />
      <button type="button" onClick={add}>
        Let it fail
      </button>
      {failures.length > 0 && (
        <ul className="failures" aria-label="Failing calls">
          {failures.map((failure) => (
            <li key={writeFailure(failure)}>
              <span>
                <span>{failure.call === '*' ? 'every call' : CALLS[failure.call].name} </span>
                <b>{labelOf(failure.kind, failure.call)}</b>
                {failure.once && <span> · once</span>}
              </span>
              <button
                type="button"
                aria-label={`Repair ${failure.call === '*' ? 'every call' : CALLS[failure.call].name}`}
                onClick={() => bench.change({ failures: failures.filter((one) => one !== failure) })}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  network: 'no network',
  timeout: 'time-out',
  empty: 'empty answer',
  'http-404': 'HTTP 404 · not offered',
  'http-401': 'HTTP 401 · session over',
};

function labelOf(kind: FailureKind, call: CallKey | '*'): string {
  const [form, code = ''] = kind.split('-');
  if (form === 'code') {
    const meaning = call === '*' ? undefined : (CALLS[call].codes as Readonly<Record<string, string>>)[code];
    return meaning === undefined ? code : `${code} · ${meaning}`;
  }
  return LABELS[kind] ?? `HTTP ${code}`;
}

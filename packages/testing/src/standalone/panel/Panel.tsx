import type { RemoteConfig } from '@tessera/contracts';
import { useEffect, useState, type ComponentType } from 'react';
import type { Bench } from '../bench/bench.ts';
import { Section } from './controls.tsx';
import { Events } from './Events.tsx';
import { Log } from './Log.tsx';
import { Look } from './Look.tsx';
import type { Memory } from './memory.ts';
import { Network } from './Network.tsx';
import { Pages } from './Pages.tsx';
import { StageFrame } from './StageFrame.tsx';
import { useValue } from './use-value.ts';
import { VisitorChoice } from './VisitorChoice.tsx';

interface PanelProps {
  readonly config: RemoteConfig;
  readonly bench: Bench;
  readonly memory: Memory;
  readonly onRemember: (part: Partial<Memory>) => void;
}

export interface SectionContent {
  readonly config: RemoteConfig;
  readonly bench: Bench;
}

const SECTIONS: readonly { readonly title: string; readonly Content: ComponentType<SectionContent> }[] = [
  { title: 'Visitor', Content: VisitorChoice },
  { title: 'Look', Content: Look },
  { title: 'Network', Content: Network },
  { title: 'Page', Content: Pages },
  { title: 'Events', Content: Events },
];

/** The panel beside its remote. Alt+Shift+P opens and closes it, from within the remote too. */
export function Panel({ config, bench, memory, onRemember }: PanelProps) {
  const [isCollapsed, setCollapsed] = useState(memory.collapsed);
  const [closed, setClosed] = useState(memory.closed);
  const source = useValue(bench.source);
  const log = useValue(bench.log);
  const failed = log.filter((entry) => entry.failed).length;

  useEffect(() => onRemember({ collapsed: isCollapsed, closed }), [isCollapsed, closed, onRemember]);
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyP') return;
    event.preventDefault();
    setCollapsed((now) => !now);
  };
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const foldOf = (title: string) => ({
    isOpen: !closed.includes(title),
    onToggle: (isOpen: boolean) =>
      setClosed((now) => [...now.filter((one) => one !== title), ...(isOpen ? [] : [title])]),
  });

  return (
    <div className="bench" data-collapsed={isCollapsed || undefined}>
      <StageFrame name={config.name} bench={bench} onKey={onKey} />
      <aside className="panel" aria-label="Fake shell">
        <header>
          <div>
            <h1>{config.name}</h1>
            <p className="source">
              {source.from === 'recorded'
                ? 'recorded answers'
                : `${new URL(source.url).host}${source.record ? ' · recording' : ''}`}
            </p>
          </div>
          <button
            type="button"
            className="toggle"
            aria-expanded={!isCollapsed}
            aria-controls="sections"
            title={`${isCollapsed ? 'Open' : 'Close'} the panel (Alt+Shift+P)`}
            onClick={() => setCollapsed(!isCollapsed)}
          >
            <Chevron />
            <span className="hidden">{isCollapsed ? 'Open the panel' : 'Close the panel'}</span>
          </button>
        </header>
        <div id="sections" hidden={isCollapsed}>
          <div className="choices">
            {SECTIONS.map(({ title, Content }) => (
              <Section key={title} title={title} {...foldOf(title)}>
                <Content config={config} bench={bench} />
              </Section>
            ))}
          </div>
          <div className="done">
            <Section
              title="Log"
              {...foldOf('Log')}
              aside={failed > 0 && <span className="badge">{failed} failed</span>}
            >
              <Log config={config} bench={bench} />
            </Section>
          </div>
        </div>
      </aside>
    </div>
  );
}

function Chevron() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M6 3l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}

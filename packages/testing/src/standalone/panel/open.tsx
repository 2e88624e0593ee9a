import type { RemoteConfig } from '@tessera/contracts';
import { createRoot } from 'react-dom/client';
import { createBench, type Bench } from '../bench/bench.ts';
import { hasState, readState, withoutState, writeState } from '../bench/state.ts';
import { recall, remember } from './memory.ts';
import { Panel } from './Panel.tsx';
import { STYLES } from './panel.styles.ts';

/**
 * Makes the page the panel, with a frame for the remote. The address says the state; one that says nothing opens what
 * was last chosen.
 */
export function openPanel(config: RemoteConfig): Bench {
  const { name } = config;
  const memory = recall(localStorage, name, innerWidth < 900);
  const start = readState(hasState(location.search) ? location.search : memory.search);
  const bench = createBench(start, withoutState(location.href));
  const save = () => {
    const address = writeState(bench.state.get(), bench.path.get());
    history.replaceState(null, '', address);
    remember(localStorage, name, { search: writeState(bench.state.get(), '/').slice(1) });
  };
  save();
  bench.state.subscribe(save);
  bench.path.subscribe(save);

  document.title = `${name} alone`;
  document.body.style.margin = '0';
  const host = document.getElementById('root');
  if (!host) throw new Error('The page of a remote alone needs an element with the id "root"');
  const shadow = host.attachShadow({ mode: 'open' });
  const styles = document.createElement('style');
  styles.textContent = STYLES;
  const root = document.createElement('div');
  shadow.append(styles, root);
  createRoot(root).render(
    <Panel
      config={config}
      bench={bench}
      memory={memory}
      onRemember={(part) => remember(localStorage, name, part)}
    />,
  );
  return bench;
}

import type { BusService, Disposer, LoginDone } from '@tessera/contracts';
import type { Composition } from './composition.ts';

interface AfterLoginDeps {
  readonly composition: Pick<Composition, 'registry' | 'load'>;
  readonly bus: Pick<BusService, 'on'>;
  /** Runs the work once the page is idle; returns a function that cancels it. */
  readonly whenIdle: (work: () => void) => Disposer;
  readonly report: (remote: string, error: unknown) => void;
}

/**
 * Calls `afterLogin` of every remote that has one, after each login and restore (spec §4 Login: what a login loads). The
 * calls run in parallel and start when the page is idle: first the page behind the login is painted.
 */
export function runAfterLogin({ composition, bus, whenIdle, report }: AfterLoginDeps): Disposer {
  let life = new AbortController();
  let cancel: Disposer = () => undefined;

  function endLast(): void {
    cancel();
    life.abort();
  }

  async function run(remote: string, login: LoginDone, { signal }: AbortController): Promise<void> {
    try {
      const definition = await composition.load(remote);
      if (!signal.aborted) await definition.afterLogin?.(login, signal);
    } catch (error) {
      // The failure of an ended session needs no report.
      if (!signal.aborted) report(remote, error);
    }
  }

  const stops = [
    bus.on('session.started', (login) => {
      endLast();
      life = new AbortController();
      const present = life;
      cancel = whenIdle(() => {
        for (const { name, live } of composition.registry.remotes) {
          if (live.config.afterLogin) void run(name, login, present);
        }
      });
    }),
    bus.on('session.ended', endLast),
  ];
  return () => {
    endLast();
    stops.forEach((stop) => stop());
  };
}

/**
 * What a bench has started and must end, whichever way the run ends. A signal ends it too: nothing is left running.
 */
const endings = new Set<() => Promise<unknown>>();

/** Uses something that has to be ended, and ends it. */
export async function using<Resource, Result>(
  start: () => Promise<Resource>,
  end: (resource: Resource) => Promise<unknown>,
  use: (resource: Resource) => Promise<Result>,
): Promise<Result> {
  const resource = await start();
  const ending = () => end(resource);
  endings.add(ending);
  try {
    return await use(resource);
  } finally {
    endings.delete(ending);
    await ending();
  }
}

/** Ends everything that is in use, the last started first. */
export async function endAll(): Promise<void> {
  for (const ending of [...endings].reverse()) await ending().catch(() => undefined);
  endings.clear();
}

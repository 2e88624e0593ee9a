/** Does the work now and again and again, with a rest in between. @returns its stop, which waits for work under way */
export function repeat(
  work: () => Promise<void>,
  restMs: number,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = attempt();
  async function attempt(): Promise<void> {
    await work().catch((error: unknown) => {
      if (!stopped) onFailure(error);
    });
    if (!stopped) timer = setTimeout(() => void (running = attempt()), restMs);
  }
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

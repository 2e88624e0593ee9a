/** As many as the thread pool of Node works on at a time. */
const WIDTH = 4;

/** Maps in parallel, {@link WIDTH} at a time, and keeps the order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: WIDTH }, worker));
  return results;
}

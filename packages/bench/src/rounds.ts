/**
 * Runs each job once per round, one after the other, round by round: what disturbs the machine for a while disturbs
 * all of them alike. A job that fails is tried once more: on a busy machine a load may run into its limit.
 * @returns per job its results, one for each round
 */
export async function interleaved<Name extends string, Result>(
  rounds: number,
  jobs: Readonly<Record<Name, () => Promise<Result>>>,
  onRound: (round: number) => void = () => undefined,
): Promise<Readonly<Record<Name, readonly Result[]>>> {
  const names = Object.keys(jobs) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  for (let round = 1; round <= rounds; round += 1) {
    onRound(round);
    for (const name of names) results[name].push(await jobs[name]().catch(jobs[name]));
  }
  return results;
}

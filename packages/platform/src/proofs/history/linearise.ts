/** Something that a client did: it happened at one moment between these two. */
export interface Happened {
  /** Any clock's, ms, the same for all. */
  readonly began: number;
  readonly ended: number;
}

/**
 * Looks for an order in which what concurrent clients saw makes sense: one after the other, each at some moment between
 * its begin and its end, each answered as the model would have. That there is one is what "as if carried out one by one"
 * means; that there is none proves that an effect was lost, doubled, or seen too early.
 * @param after the model's state after something has happened; `undefined` where the model would have answered
 *   otherwise. It must not change the state that it is given
 * @returns the order, or `undefined` where there is none
 */
export function linearise<State, Event extends Happened>(
  first: State,
  events: readonly Event[],
  after: (state: State, event: Event) => State | undefined,
): readonly Event[] | undefined {
  const hopeless = new Set<string>();

  function from(state: State, left: readonly Event[]): readonly Event[] | undefined {
    if (left.length === 0) return [];
    const here = `${left.map((event) => events.indexOf(event)).join()} ${JSON.stringify(state)}`;
    if (hopeless.has(here)) return undefined;
    const firstEnd = Math.min(...left.map(({ ended }) => ended));
    for (const event of left.filter(({ began }) => began <= firstEnd)) {
      const next = after(state, event);
      const rest =
        next !== undefined &&
        from(
          next,
          left.filter((other) => other !== event),
        );
      if (rest) return [event, ...rest];
    }
    hopeless.add(here);
    return undefined;
  }

  return from(first, events);
}

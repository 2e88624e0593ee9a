/**
 * How long a session counts after its last poll. The platform ends one that misses a heartbeat: an interval of 25 s and a
 * time limit of 20 s. It does not notice at once that a browser has left.
 */
export const POLL_IDLE_MS = 45_000;
const SWEEP_MS = 10_000;

/** What one socket uses of its network's limit: a websocket, a session that is polled, or one that moves to a websocket. */
export interface Place {
  /** Of a session that began by polling, once it is known. */
  sid: string | undefined;
  readonly endPoll: () => void;
  readonly closeWebsocket: () => void;
  /** Frees it at once, unless a websocket uses it. */
  readonly giveUp: () => void;
}

export interface Places {
  /** Returns the place of a session that is polled, or takes one for a new session; `undefined` where none is free. */
  readonly poll: (network: string, sid: string | undefined) => Place | undefined;
  /**
   * Takes a place for a websocket: that of the session which moves to it, or another; `undefined` where none is free.
   */
  readonly openWebsocket: (network: string, sid: string | undefined) => Place | undefined;
  readonly close: () => void;
}

interface Counted extends Place {
  hasWebsocket: boolean;
  /** Polls that are being answered. */
  polls: number;
  /** When the last poll ended. */
  polledAt: number;
}

/** Counts the sockets of each network. */
export function createPlaces(most: number, now: () => number): Places {
  const taken = new Map<string, Set<Counted>>();

  const free = (network: string, place: Counted) => {
    const places = taken.get(network);
    places?.delete(place);
    if (places?.size === 0) taken.delete(network);
  };
  const isOver = ({ hasWebsocket, polls, polledAt }: Counted) =>
    !hasWebsocket && polls === 0 && now() - polledAt > POLL_IDLE_MS;
  const freeOver = (network: string) => {
    for (const place of taken.get(network) ?? []) if (isOver(place)) free(network, place);
  };

  const find = (network: string, sid: string | undefined) =>
    sid === undefined ? undefined : [...(taken.get(network) ?? [])].find((place) => place.sid === sid);
  const take = (network: string, sid: string | undefined): Counted | undefined => {
    freeOver(network);
    const places = taken.get(network) ?? new Set();
    if (places.size >= most) return undefined;
    const place: Counted = {
      ...{ sid, hasWebsocket: false, polls: 0, polledAt: -Infinity },
      endPoll() {
        place.polls -= 1;
        place.polledAt = now();
      },
      closeWebsocket() {
        place.hasWebsocket = false;
        if (isOver(place)) free(network, place);
      },
      giveUp() {
        if (!place.hasWebsocket) free(network, place);
      },
    };
    taken.set(network, places.add(place));
    return place;
  };

  const sweep = setInterval(() => {
    for (const network of taken.keys()) freeOver(network);
  }, SWEEP_MS).unref();

  return {
    poll(network, sid) {
      const place = find(network, sid) ?? take(network, sid);
      if (place) place.polls += 1;
      return place;
    },
    openWebsocket(network, sid) {
      const polled = find(network, sid);
      const place = polled?.hasWebsocket === false ? polled : take(network, undefined);
      if (place) place.hasWebsocket = true;
      return place;
    },
    close: () => clearInterval(sweep),
  };
}

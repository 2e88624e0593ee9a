import type { MagazineView, Shot } from '../../../../rules/room-rules.ts';
import { MOST_SHOTS } from '../../rules/magazine.ts';

/** A bubble that the player has blown, from its blowing until the server has said what became of it. */
export interface Blown extends Pick<Shot, 'creature' | 'tide' | 'species'> {
  /** Unlike any other of this page. */
  readonly id: number;
}

/** `skipped`: its creature was gone already, so the bubble was not used. */
export type Fate = 'missed' | 'caught' | 'skipped';

/** Bubbles that are blown at once and sent together: the player does not wait for the network. */
export interface Volley {
  /** Blown, not sent yet; oldest first. */
  readonly waiting: readonly Blown[];
  /** In the one request that is on its way. */
  readonly sent: readonly Blown[];
  /** So many the server knew to be left when that one went: its answer counts together with what it says of each bubble. */
  readonly leftThen: number;
}
export const NO_VOLLEY: Volley = { waiting: [], sent: [], leftThen: 0 };

/** Bubbles of those that the server knows to be left which are not under way already. */
export const unspent = ({ waiting, sent, leftThen }: Volley, left: number): number =>
  Math.max(0, (sent.length > 0 ? leftThen : left) - waiting.length - sent.length);

/** No more wait than one action takes: a network that is slow slows the player. */
export const canBlow = (volley: Volley, left: number): boolean =>
  unspent(volley, left) > 0 && volley.waiting.length < MOST_SHOTS;

export const withBlown = (volley: Volley, bubble: Blown): Volley => ({
  ...volley,
  waiting: [...volley.waiting, bubble],
});

/**
 * The volley when its next request goes; the same one where there is nothing to send, or one is on its way.
 * @param left as the server knows
 */
export function sending(volley: Volley, left: number): Volley {
  const { waiting, sent } = volley;
  if (sent.length > 0 || waiting.length === 0) return volley;
  return { sent: waiting.slice(0, MOST_SHOTS), waiting: waiting.slice(MOST_SHOTS), leftThen: left };
}

export const answered = ({ waiting }: Volley): Volley => ({ ...NO_VOLLEY, waiting });

/**
 * What became of each bubble of a request, by its id. The server takes them in their order: of those at one creature, one
 * that brings it ends it, and all after it are skipped.
 */
export function fatesOf(
  sent: readonly Blown[],
  { caught, skipped }: Pick<MagazineView, 'caught' | 'skipped'>,
): ReadonlyMap<number, Fate> {
  const fates = new Map<number, Fate>();
  const come = new Set(caught.map(({ creature }) => creature));
  const unused = new Map<number, number>();
  for (const creature of skipped) unused.set(creature, (unused.get(creature) ?? 0) + 1);
  // From the last one back: what is skipped stands at the end of each creature's bubbles.
  for (const { id, creature } of [...sent].reverse()) {
    const left = unused.get(creature) ?? 0;
    if (left > 0) {
      unused.set(creature, left - 1);
      fates.set(id, 'skipped');
    } else fates.set(id, come.delete(creature) ? 'caught' : 'missed');
  }
  return fates;
}

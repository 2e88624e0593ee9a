/** A spin of the wheel: the prize is known when the platform has answered, and shown when the wheel has stopped. */
export type Spin =
  | { readonly status: 'ready' }
  | { readonly status: 'asking' }
  | { readonly status: 'turning'; readonly prizeId: number; readonly remainingDraws: number }
  | { readonly status: 'stopped'; readonly prizeId: number; readonly remainingDraws: number };

export type SpinEvent =
  | { readonly kind: 'pressed' }
  | { readonly kind: 'answered'; readonly prizeId: number; readonly remainingDraws: number }
  | { readonly kind: 'refused' }
  | { readonly kind: 'arrived' };

export const READY: Spin = { status: 'ready' };

/** One spin at a time: events of another state change nothing. */
export function nextSpin(spin: Spin, event: SpinEvent): Spin {
  switch (event.kind) {
    case 'pressed':
      return spin.status === 'ready' || spin.status === 'stopped' ? { status: 'asking' } : spin;
    case 'answered': {
      const { prizeId, remainingDraws } = event;
      return spin.status === 'asking' ? { status: 'turning', prizeId, remainingDraws } : spin;
    }
    case 'refused':
      return spin.status === 'asking' ? READY : spin;
    case 'arrived':
      return spin.status === 'turning' ? { ...spin, status: 'stopped' } : spin;
  }
}

interface Arrived {
  readonly token: string;
  readonly image: string;
  /** What the empty field shows, where the back end says it. */
  readonly placeholder?: string | undefined;
}

/** State of a captcha. No fetch starts while a fetch or a wait is active (spec §4 Captcha). */
export type CaptchaState =
  | { readonly status: 'fetching'; readonly waits: number }
  /** The platform asked for a pause (code 101); the next fetch starts after it. */
  | { readonly status: 'waiting'; readonly waits: number }
  | ({ readonly status: 'ready' } & Arrived)
  | { readonly status: 'failed' };

export type CaptchaEvent =
  | { readonly type: 'refreshed' }
  | ({ readonly type: 'arrived' } & Arrived)
  | { readonly type: 'waitRequested' }
  | { readonly type: 'waited' }
  | { readonly type: 'lost' };

export const FIRST_FETCH: CaptchaState = { status: 'fetching', waits: 0 };

/** At most this many pauses in a row; after that the player must retry. */
const MAX_WAITS = 3;

export function captchaReducer(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event.type) {
    case 'refreshed':
      return state.status === 'ready' || state.status === 'failed' ? FIRST_FETCH : state;
    case 'arrived':
      if (state.status !== 'fetching') return state;
      return {
        status: 'ready',
        token: event.token,
        image: event.image,
        placeholder: event.placeholder,
      };
    case 'waitRequested':
      if (state.status !== 'fetching') return state;
      return state.waits < MAX_WAITS ? { status: 'waiting', waits: state.waits + 1 } : { status: 'failed' };
    case 'waited':
      return state.status === 'waiting' ? { status: 'fetching', waits: state.waits } : state;
    case 'lost':
      return state.status === 'fetching' ? { status: 'failed' } : state;
  }
}

/**
 * A favourite as the player sees it at once, and as the platform knows it a little later. A second tap while the
 * first is on its way is not lost: it is sent when the first has been answered.
 */
export type Favourite =
  | { readonly status: 'settled'; readonly value: boolean }
  | {
      readonly status: 'saving';
      /** What the platform has now, and what comes back when saving fails. */
      readonly before: boolean;
      readonly sent: boolean;
      /** What the player sees. */
      readonly value: boolean;
    };

export type FavouriteEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed' }
  /** Set in another part of the site, or read from the platform anew. */
  | { readonly type: 'told'; readonly value: boolean };

export function nextFavourite(state: Favourite, event: FavouriteEvent): Favourite {
  switch (event.type) {
    case 'toggled':
      if (state.status === 'saving') return { ...state, value: !state.value };
      return { status: 'saving', before: state.value, sent: !state.value, value: !state.value };
    case 'saved':
      if (state.status !== 'saving') return state;
      if (state.value === state.sent) return { status: 'settled', value: state.value };
      return { status: 'saving', before: state.sent, sent: state.value, value: state.value };
    case 'failed':
      return state.status === 'saving' ? { status: 'settled', value: state.before } : state;
    case 'told':
      return state.status === 'saving' ? state : { status: 'settled', value: event.value };
  }
}

/**
 * A favourite as shown to the player, and as saved on the platform. A second tap during a request is not lost: it is
 * sent after the first one's answer.
 */
export type Favourite =
  | { readonly status: 'settled'; readonly value: boolean }
  | {
      readonly status: 'saving';
      /** The platform's value, restored when saving fails. */
      readonly before: boolean;
      readonly sent: boolean;
      /** The value shown to the player. */
      readonly value: boolean;
    };

export type FavouriteEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed' }
  /** Set in another part of the site, or read again from the platform. */
  | { readonly type: 'changed'; readonly value: boolean };

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
    case 'changed':
      return state.status === 'saving' ? state : { status: 'settled', value: event.value };
  }
}

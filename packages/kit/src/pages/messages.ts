import { textHook } from '../text.ts';

/** Messages that these parts take from the catalogue of the remote that shows them. */
export type PageMessage =
  | 'page.loading'
  | 'pager.label'
  | 'pager.position'
  | 'pager.previous'
  | 'pager.next'
  | 'guest.title'
  | 'guest.text'
  | 'guest.login'
  | 'search.account'
  | 'search.find'
  | 'input.illegal'
  | 'filter.remove'
  | 'filter.from'
  | 'filter.to'
  | 'filter.today'
  | 'filter.week'
  | 'filter.month'
  | 'filter.range'
  | 'filter.since'
  | 'filter.until'
  | 'zone.note'
  | 'unavailable.title'
  | 'unavailable.text'
  | 'fail.title'
  | 'stale.asOf'
  | 'error.network'
  | 'error.text'
  | 'error.retry';

export const useText = textHook<PageMessage>();

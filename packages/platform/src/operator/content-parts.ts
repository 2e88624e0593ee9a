import { CHANNELS, contentChanged, type EventPayload } from '@tessera/wire';
import { inLanguage, type LocalText } from '../db/columns.ts';
import { toChannel, type Notice } from '../live/notices.ts';
import type { Option } from './command.ts';

/** What several kinds of content have in common. */

/** The last place: a new one comes after those that are there. */
export const LAST = 32_000;
export const POSITION: Option = {
  type: 'string',
  value: '<number>',
  says: 'its place in the order, the smallest first',
};
export const LINK: Option = {
  type: 'string',
  value: '<page or address>',
  says: 'where it leads: /discount/1, or an http address',
};

/** How a row with a title is listed. */
export const title = (row: Readonly<Record<string, unknown>>): string =>
  inLanguage(row.title as LocalText, 'en_US');

/** Tells every page that this kind of content has changed. */
export const told =
  (kind: EventPayload<typeof contentChanged>['kind']) => async (): Promise<readonly Notice[]> => [
    toChannel(CHANNELS.site, contentChanged, { kind }),
  ];

import { encodePayload, letterList } from '@tessera/wire';
import { unreadPayload } from './letters.payload.ts';

test('sends every field that the specification’s table names', () => {
  expect(encodePayload(letterList, unreadPayload({ siteId: 1, language: 'en_US' }))).toEqual({
    ...{ site_id: 1, language: 'en_US', active: 1, count: 1, page: 1 },
    ...{ sort_field: 'id', sort_order: 'desc' },
  });
});

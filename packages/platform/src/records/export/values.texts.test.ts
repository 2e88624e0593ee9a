import { LOCALE_CODES } from '@tessera/domain';
import { TRANSACTION_KINDS } from '../../db/schema/ledger.ts';
import { kindName } from './values.texts.ts';

const ON_ACCOUNTS_OF_MEMBERS = TRANSACTION_KINDS.filter((kind) => kind !== 'demo_credit');

test.each(ON_ACCOUNTS_OF_MEMBERS)('%s has a name of its own in every language', (kind) => {
  const name = kindName(kind);
  expect(Object.keys(name).toSorted()).toEqual(LOCALE_CODES.toSorted());
  expect(name).not.toEqual(kindName('other'));
});

test('a kind that this release does not know is another entry', () => {
  expect(kindName('a new kind').en_US).toBe('Other entry');
});

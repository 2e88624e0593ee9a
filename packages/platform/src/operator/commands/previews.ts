import { PREVIEW_KINDS } from '../../previews/preview-token.ts';
import { contentOf } from '../../previews/preview-content.ts';
import { ID, type Command } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import { needed } from '../given.ts';
import { PREVIEW_HOURS, previewLine } from '../preview-address.ts';
import { CURRENCY, currencyOf } from './settings.ts';

const MOST_HOURS = 24 * 7;

/** The address of something that is not published, again. */
export const previewCommand: Command = {
  name: 'preview',
  says: 'prints an address that shows something before it is published, to everybody who has the address',
  options: {
    kind: { type: 'string', value: PREVIEW_KINDS.join(' | '), says: 'what it is' },
    id: { ...ID, says: 'which one; of an envelope its plan, of a bonus its promotion' },
    currency: { ...CURRENCY, says: 'of a bonus: which of the promotion’s' },
    hours: {
      type: 'string',
      value: '<number>',
      says: `how long the address works, up to ${MOST_HOURS}; ${PREVIEW_HOURS} unless said`,
    },
  },
  async run(work, given) {
    const kind = needed(given.choice('kind', PREVIEW_KINDS), 'kind');
    const id = needed(given.id('id'), 'id');
    const hours = given.number('hours', { from: 1, to: MOST_HOURS });
    const target = kind === 'bonus' ? { kind, id, currency: currencyOf(given) } : { kind, id };
    if (!(await contentOf(work.tx, target))) {
      throw new OperatorFailure(`There is no ${kind} ${id}: the list of its commands shows which there are.`);
    }
    return previewLine(work, target, hours);
  },
};

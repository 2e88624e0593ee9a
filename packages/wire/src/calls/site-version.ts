import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/**
 * Returns a text that differs after every change of the operator to settings, content or maintenance. A gateway asks
 * often, and makes its kept pages again when the text differs.
 */
export const siteVersion = defineCall({
  name: 'x.site.version',
  path: '/x/site/version',
  idempotent: true,
  extension: true,
  payload: v.object({}),
  answer: v.object({ version: f.shortText }),
});

import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/**
 * Whether a mobile template can be used here. The specification writes this one field in camel case; a record's keys
 * are data, so they stay as they are. Its success is code 1000.
 */
export const templateConfig = defineCall({
  name: 'site.templateConfig',
  path: '/api/template_config',
  idempotent: true,
  successCode: '1000',
  payload: v.pipe(
    v.record(v.string(), f.shortText),
    v.check((given) => 'mobileTemplateName' in given, 'mobileTemplateName is missing'),
  ),
  answer: v.object({ mobileTemplateName: f.shortText, isDefault: f.flag }),
  codes: { '404': 'template_not_found' },
});

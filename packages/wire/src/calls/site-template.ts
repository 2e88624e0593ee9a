import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** The specification writes this one field in camelCase. Keys of a record are data, so it is not renamed. */
const NAME = 'mobileTemplateName';

/** Says whether a mobile template can be used here. Its success code is 1000. */
export const templateConfig = defineCall({
  name: 'site.templateConfig',
  path: '/api/template_config',
  idempotent: true,
  successCode: '1000',
  payload: v.pipe(
    v.record(v.string(), f.shortText),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || NAME in dataset.value) return;
      const origin = {
        type: 'object',
        origin: 'value',
        input: dataset.value,
        key: NAME,
        value: undefined,
      } as const;
      addIssue({ message: 'is missing', path: [origin] });
    }),
  ),
  answer: v.object({ mobileTemplateName: f.shortText, isDefault: f.flag }),
  codes: { '404': 'template_not_found' },
});

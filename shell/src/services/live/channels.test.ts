import { wantedChannels } from './channels.ts';

const guest = { status: 'guest' } as const;

test('selects the channel of the shown template, and none for origin_mobile', () => {
  const ofTemplate = (template: string) =>
    [...wantedChannels(guest, { currency: 'INR', template })].filter((one) => one.endsWith('_template'));
  expect(ofTemplate('suncity')).toEqual(['suncity_template']);
  expect(ofTemplate('bob_mobile')).toEqual(['bob_mobile_template']);
  expect(ofTemplate('origin_mobile')).toEqual([]);
});

import { failureOfStatus } from './launch.status.ts';

test.each([
  ['957', { kind: 'transferDisabled' }],
  ['2090957', { kind: 'transferDisabled' }],
  ['961', { kind: 'paused' }],
  ['203', { kind: 'maintenance', interval: undefined }],
  ['2090203', { kind: 'maintenance', interval: undefined }],
  ['101', { kind: 'refused', message: '' }],
])('the status %s ends the launch as %o', (code, failure) => {
  expect(failureOfStatus(code)).toEqual(failure);
});

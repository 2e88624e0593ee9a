import { frameOf, readEntryFlags, type FrameInput } from './frame.ts';

const usual: FrameInput = {
  path: '/',
  device: 'desktop',
  entry: readEntryFlags(''),
  route: 'page',
  isPopup: false,
};
const frame = (change: Partial<FrameInput>) => frameOf({ ...usual, ...change });

test('the desktop has header, rail and footer; the phone its bottom bar in place of the rail', () => {
  expect(frame({})).toEqual({ header: 'full', rail: true, content: true, footer: true, bottomBar: false });
  expect(frame({ device: 'mobile' })).toEqual({
    header: 'full',
    rail: false,
    content: true,
    footer: true,
    bottomBar: true,
  });
});

test('header and footer are hidden on /slotgame, the footer on /fastPayment', () => {
  expect(frame({ path: '/slotgame' })).toMatchObject({ header: 'none', footer: false });
  expect(frame({ path: '/fastPayment' })).toMatchObject({ header: 'full', footer: false });
});

test('header=false and footer=false hide those of the phone only', () => {
  const entry = readEntryFlags('?header=false&footer=false');
  expect(frame({ entry, device: 'mobile' })).toMatchObject({
    header: 'none',
    footer: false,
    bottomBar: false,
  });
  expect(frame({ entry })).toMatchObject({ header: 'full', footer: true });
});

test.each([
  ['header', { header: 'full', content: false, footer: false }],
  ['content', { header: 'none', content: true, footer: false }],
  ['footer', { header: 'none', content: false, footer: true }],
])('appPage=%s leaves that alone', (part, left) => {
  const entry = readEntryFlags(`?appPage=${part}`);
  expect(frame({ entry, device: 'mobile' })).toMatchObject({ ...left, rail: false, bottomBar: false });
});

test('an unknown appPage limits nothing', () => {
  expect(readEntryFlags('?appPage=everything').appPage).toBeUndefined();
});

test('waiting windows and games have no frame', () => {
  expect(frame({ route: 'bare' })).toMatchObject({ header: 'none', footer: false, rail: false });
});

test('a member’s page has no frame in its own window, and the way home where it had to stay in the tab', () => {
  expect(frame({ route: 'popup', isPopup: true }).header).toBe('none');
  expect(frame({ route: 'popup' }).header).toBe('slim');
  expect(frame({ route: 'popup', device: 'mobile' })).toMatchObject({ header: 'full', bottomBar: true });
});

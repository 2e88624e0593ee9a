import { frameOf, readEntryFlags, type FrameInput } from './frame.ts';

const usual: FrameInput = {
  path: '/',
  device: 'desktop',
  entry: readEntryFlags(''),
  route: 'page',
  isPopup: false,
};
const frame = (change: Partial<FrameInput>) => frameOf({ ...usual, ...change });

test('shows header, rail and footer on the desktop, and the bottom bar instead of the rail on the phone', () => {
  expect(frame({})).toEqual({
    header: 'full',
    rail: true,
    content: true,
    footer: true,
    bottomBar: false,
    isFramed: true,
  });
  expect(frame({ device: 'mobile' })).toEqual({
    header: 'full',
    rail: false,
    content: true,
    footer: true,
    bottomBar: true,
    isFramed: true,
  });
});

test('hides header and footer on /slotgame, and the footer on /fastPayment', () => {
  expect(frame({ path: '/slotgame' })).toMatchObject({ header: 'none', footer: false });
  expect(frame({ path: '/fastPayment' })).toMatchObject({ header: 'full', footer: false });
});

test('applies header=false and footer=false on the phone only', () => {
  const entry = readEntryFlags('?header=false&footer=false');
  expect(frame({ entry, device: 'mobile' })).toMatchObject({
    header: 'none',
    footer: false,
    bottomBar: false,
    isFramed: true,
  });
  expect(frame({ entry })).toMatchObject({ header: 'full', footer: true });
});

test.each([
  ['header', { header: 'full', content: false, footer: false }],
  ['content', { header: 'none', content: true, footer: false }],
  ['footer', { header: 'none', content: false, footer: true }],
])('appPage=%s leaves that alone', (part, left) => {
  const entry = readEntryFlags(`?appPage=${part}`);
  expect(frame({ entry, device: 'mobile' })).toMatchObject({
    ...left,
    rail: false,
    bottomBar: false,
    isFramed: false,
  });
});

test('ignores an unknown appPage', () => {
  expect(readEntryFlags('?appPage=everything').appPage).toBeUndefined();
});

test('shows no frame around waiting windows and games', () => {
  expect(frame({ route: 'bare' })).toMatchObject({
    header: 'none',
    footer: false,
    rail: false,
    isFramed: false,
  });
});

test('shows no frame around a member’s page in its own window, and a home link in the tab', () => {
  expect(frame({ route: 'popup', isPopup: true }).header).toBe('none');
  expect(frame({ route: 'popup' }).header).toBe('slim');
  expect(frame({ route: 'popup', device: 'mobile' })).toMatchObject({ header: 'full', bottomBar: true });
});

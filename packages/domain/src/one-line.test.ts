import { escapeControls, isOneLine } from './one-line.ts';

test.each(['', 'Ann Lee', 'Nguyễn', 'क्\u200dष', 'می\u200cخواهم', '👩\u200d💻', '李·安娜', "O'Neil-Ray"])(
  'takes %j as one line',
  (text) => {
    expect(isOneLine(text)).toBe(true);
    expect(escapeControls(text)).toBe(text);
  },
);

test.each([
  ['a\nb', 'a\\u000ab'],
  ['a\r', 'a\\u000d'],
  ['a\tb', 'a\\u0009b'],
  ['\u001b[2K', '\\u001b[2K'],
  ['a\u0000', 'a\\u0000'],
  ['a\u007f', 'a\\u007f'],
  ['a\u009b2K', 'a\\u009b2K'],
  ['a\u2028b', 'a\\u2028b'],
  ['a\u2029b', 'a\\u2029b'],
  ['a\u202eb', 'a\\u202eb'],
  ['a\u2066b', 'a\\u2066b'],
  ['a\u200fb', 'a\\u200fb'],
  ['a\u061cb', 'a\\u061cb'],
  ['a\ud800', 'a\\ud800'],
])('refuses %j, and escapes it as %s', (text, escaped) => {
  expect(isOneLine(text)).toBe(false);
  expect(escapeControls(text)).toBe(escaped);
});
